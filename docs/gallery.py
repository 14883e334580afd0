"""Draw the pictures of the gallery of examples: python docs/gallery.py."""

import json
from pathlib import Path

import teachmech as tm
from teachmech.animation import gallery
from teachmech.base.files import write_text


def main() -> None:
    """Write the picture of each example."""
    pictures = {name: gallery.drawn(tm.example(name)) for name in tm.examples()}
    path = Path(gallery.__file__).with_name(gallery.PICTURES)
    write_text(path, json.dumps(pictures, indent=0) + "\n")
    print(path)


if __name__ == "__main__":
    main()

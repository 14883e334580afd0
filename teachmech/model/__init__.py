"""The model: `System`, the meaning of its texts, and the derived equations."""

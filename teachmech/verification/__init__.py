"""The same motion in independent ways, and the laws that it keeps."""

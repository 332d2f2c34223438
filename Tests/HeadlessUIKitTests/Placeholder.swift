// Not yet.

#pragma once

/// A view of the peer that every other one is held against: plain recursion over structs, which asks nobody.
struct CView {
  double x, y, width, height, originX, originY;
  /// From the superview's coordinates to its own, where it is turned or scaled.
  double inverse[6];
  int isTurned, isClosed, identifier, count;
  /// From the rearmost to the frontmost.
  struct CView **children;
};

/// The identifier of the frontmost view at the point; -1 for none.
int c_hit_test(const struct CView *view, double x, double y);

/// What a tree is built from: a row's parent comes before it, and is -1 of the first.
struct CRow {
  int parent;
  double x, y, width, height;
};

/// Builds the tree and frees it again, so many times; how many views that were in all.
int c_build(const struct CRow *rows, int count, int times);

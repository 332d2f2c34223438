#include "CRecursion.h"

static int search(const struct CView *view, double x, double y) {
  if (view->isClosed) return -1;
  if (x < view->originX || y < view->originY) return -1;
  if (x >= view->originX + view->width || y >= view->originY + view->height) return -1;
  for (int i = view->count - 1; i >= 0; i--) {
    const struct CView *child = view->children[i];
    double ownX = x - child->x + child->originX, ownY = y - child->y + child->originY;
    if (child->isTurned) {
      const double *m = child->inverse;
      ownX = x * m[0] + y * m[2] + m[4];
      ownY = x * m[1] + y * m[3] + m[5];
    }
    int found = search(child, ownX, ownY);
    if (found >= 0) return found;
  }
  return view->identifier;
}

int c_hit_test(const struct CView *view, double x, double y) { return search(view, x, y); }

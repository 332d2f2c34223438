#include "CRecursion.h"

#include <stdlib.h>

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

static struct CView *make(double x, double y, double width, double height) {
  struct CView *view = calloc(1, sizeof *view);
  *view = (struct CView){.x = x, .y = y, .width = width, .height = height};
  return view;
}

static void add(struct CView *view, struct CView *child) {
  if ((view->count & (view->count - 1)) == 0) {
    view->children = realloc(view->children, sizeof *view->children * (view->count ? 2 * view->count : 1));
  }
  view->children[view->count++] = child;
}

static void discard(struct CView *view) {
  for (int i = 0; i < view->count; i++) discard(view->children[i]);
  free(view->children);
  free(view);
}

int c_build(const struct CRow *rows, int count, int times) {
  struct CView **views = malloc(sizeof *views * count);
  int built = 0;
  for (int time = 0; time < times; time++) {
    for (int i = 0; i < count; i++) {
      views[i] = make(rows[i].x, rows[i].y, rows[i].width, rows[i].height);
      if (rows[i].parent >= 0) add(views[rows[i].parent], views[i]);
      built++;
    }
    discard(views[0]);
  }
  free(views);
  return built;
}

// Hit tests of a tree by NSView's hitTest:, without a window: gnustep TREE POINTS.
// On each line of the input: how many points to hit; answers with the nanoseconds that took. `answers`: what they hit.
#import <AppKit/AppKit.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

@interface NumberedView : NSView {
 @public
  int number;
}
@end
@implementation NumberedView
@end

int main(int argc, char **argv) {
  if (argc < 3) return 64;
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  FILE *tree = fopen(argv[1], "r"), *list = fopen(argv[2], "r");
  int count, width, height, points;
  if (!tree || !list || fscanf(tree, "%d %d %d", &count, &width, &height) != 3) return 65;
  if (fscanf(list, "%d", &points) != 1) return 65;
  NumberedView **views = calloc(count, sizeof *views);
  for (int i = 0; i < count; i++) {
    int number, parent, x, y, w, h, flags, bx, by, turned;
    double scale;
    if (fscanf(tree, "%d %d %d %d %d %d %d %d %d %d %lf", &number, &parent, &x, &y, &w, &h, &flags, &bx, &by, &turned,
               &scale) != 11)
      return 65;
    if (turned != 0 || scale != 1) return 66;
    NumberedView *view = [[NumberedView alloc] initWithFrame:NSMakeRect(x, y, w, h)];
    view->number = number;
    if (bx || by) [view setBoundsOrigin:NSMakePoint(bx, by)];
    // Nothing else keeps a view from being hit here.
    if (flags != 0) [view setHidden:YES];
    if (parent >= 0) [views[parent] addSubview:view];
    views[i] = view;
  }
  NSPoint *places = calloc(points, sizeof *places);
  for (int i = 0; i < points; i++) {
    int x, y;
    if (fscanf(list, "%d %d", &x, &y) != 2) return 65;
    places[i] = NSMakePoint(x + 0.5, y + 0.5);
  }

  char line[64];
  int next = 0;
  while (fgets(line, sizeof line, stdin)) {
    NSAutoreleasePool *inner = [NSAutoreleasePool new];
    if (!strncmp(line, "answers", 7)) {
      for (int i = 0; i < points; i++) {
        NumberedView *hit = (NumberedView *)[views[0] hitTest:places[i]];
        printf("%d ", hit ? hit->number : -1);
      }
      puts("");
    } else {
      long turns = atol(line), hits = 0;
      clock_t start = clock();
      for (long turn = 0; turn < turns; turn++) {
        if ([views[0] hitTest:places[next]]) hits++;
        if (++next == points) next = 0;
      }
      printf("%.0f %ld\n", (double)(clock() - start) / CLOCKS_PER_SEC * 1e9, hits);
    }
    fflush(stdout);
    [inner release];
  }
  [pool release];
  return 0;
}

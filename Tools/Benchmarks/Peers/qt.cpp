// Hit tests of a tree by QWidget::childAt, without a screen: qt TREE POINTS.
// On each line of the input: how many points to hit; answers with the nanoseconds that took. `answers`: what they hit.
#include <QApplication>
#include <QWidget>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <vector>

int main(int argc, char **argv) {
  if (argc < 3) return 64;
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  FILE *tree = fopen(argv[1], "r"), *list = fopen(argv[2], "r");
  int count, width, height, points;
  if (!tree || !list || fscanf(tree, "%d %d %d", &count, &width, &height) != 3) return 65;
  if (fscanf(list, "%d", &points) != 1) return 65;
  std::vector<QWidget *> widgets;
  std::vector<int> scrolled;
  for (int i = 0; i < count; i++) {
    int number, parent, x, y, w, h, flags, bx, by, turned;
    double scale;
    if (fscanf(tree, "%d %d %d %d %d %d %d %d %d %d %lf", &number, &parent, &x, &y, &w, &h, &flags, &bx, &by, &turned,
               &scale) != 11)
      return 65;
    if (turned != 0 || scale != 1) return 66;
    QWidget *widget = new QWidget(parent < 0 ? nullptr : widgets[parent]);
    widget->setGeometry(x, parent < 0 ? y : y - scrolled[parent], w, h);
    widget->setProperty("number", number);
    if (flags != 0) widget->setAttribute(Qt::WA_TransparentForMouseEvents);
    if (parent >= 0 && !(flags & 1)) widget->show();
    widgets.push_back(widget);
    scrolled.push_back(by);
  }
  std::vector<QPoint> places(points);
  for (QPoint &place : places)
    if (fscanf(list, "%d %d", &place.rx(), &place.ry()) != 2) return 65;

  char line[64];
  size_t next = 0;
  while (fgets(line, sizeof line, stdin)) {
    if (!strncmp(line, "answers", 7)) {
      for (const QPoint &place : places) {
        QWidget *hit = widgets[0]->childAt(place);
        printf("%d ", (hit ? hit : widgets[0])->property("number").toInt());
      }
      puts("");
    } else {
      long turns = atol(line), hits = 0;
      clock_t start = clock();
      for (long turn = 0; turn < turns; turn++) {
        if (widgets[0]->childAt(places[next])) hits++;
        if (++next == places.size()) next = 0;
      }
      printf("%.0f %ld\n", double(clock() - start) / CLOCKS_PER_SEC * 1e9, hits);
    }
    fflush(stdout);
  }
  _Exit(0);
}

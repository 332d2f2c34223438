/// Where a story begins, for its heading.
enum StoryHeading {
  /// `, frame 1 (0 ms)`
  static func place(frame: Int?, time: Double) -> String {
    var writer = LineWriter()
    writer.words(frame.map { ", frame \($0) (" } ?? ", (")
    writer.milliseconds(time)
    writer.words(" ms)")
    return writer.text
  }
}

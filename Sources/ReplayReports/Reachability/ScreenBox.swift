import Traces

/// Where the screen lies on the paper, and how large.
struct ScreenBox {
  static let left = 44.0
  static let top = 104.0
  static let bezel = 9.0
  /// The largest that a screen gets, in pixels of the picture.
  private static let most = (width: 760.0, height: 760.0)

  let width: Int
  let height: Int
  let scale: Double

  init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    scale = min(Self.most.width / Double(self.width), Self.most.height / Double(self.height))
  }

  var paperWidth: Double { Double(width) * scale }
  var paperHeight: Double { Double(height) * scale }
  var right: Double { (Self.left + paperWidth).rounded(.up) }
  var bottom: Double { (Self.top + paperHeight).rounded(.up) }
  /// In points of the screen.
  var corner: Double { min(Double(width), Double(height)) * 0.055 }

  func onPaper(_ point: Point) -> Point { Point(x: Self.left + point.x * scale, y: Self.top + point.y * scale) }
}

/// The colours of everything but the owners.
enum Ink {
  static let paper = "#f7f8fa"
  static let text = "#1b1f27"
  static let quiet = "#667085"
  static let dead = "#d92d20"
  static let deadPaper = "#ffe4e0"
  static let well = "#067647"

  static func badge(_ number: Int, x: Double, y: Double) -> String {
    "<circle cx=\"\(decimal(x))\" cy=\"\(decimal(y))\" r=\"10\" fill=\"\(dead)\" stroke=\"#fff\" stroke-width=\"2\"/>"
      + "<text x=\"\(decimal(x))\" y=\"\(decimal(y + 4))\" font-size=\"11\" font-weight=\"700\" fill=\"#fff\""
      + " text-anchor=\"middle\">\(number)</text>"
  }
}

/// A number as SVG takes it, to the thousandth.
func decimal(_ value: Double) -> String {
  var writer = LineWriter()
  writer.number(value)
  return writer.text
}

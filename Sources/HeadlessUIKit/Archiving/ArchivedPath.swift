import Foundation

extension UIBezierPath {
  /// With its pen. Numbers come back as they were, to the last bit.
  func write(to coder: NSCoder) {
    coder.encode(elements.map(\.archived).joined(separator: " ") as NSString, forKey: "elements")
    let dash = dash.pattern.map { Double($0).description }.joined(separator: " ")
    coder.encode(dash as NSString, forKey: "dash")
    let numbers = [
      ("dashPhase", self.dash.phase), ("lineWidth", lineWidth), ("miterLimit", miterLimit), ("flatness", flatness),
    ]
    for (key, number) in numbers { coder.encode(Double(number), forKey: key) }
    coder.encode(Int(lineCapStyle.rawValue), forKey: "lineCapStyle")
    coder.encode(Int(lineJoinStyle.rawValue), forKey: "lineJoinStyle")
    coder.encode(usesEvenOddFillRule, forKey: "usesEvenOddFillRule")
  }

  /// - Returns: whether the coder has a path.
  func read(from coder: NSCoder) -> Bool {
    guard let elements = coder.text(forKey: "elements").flatMap([PathElement].init(archived:)) else { return false }
    append(UIBezierPath(cgPath: CGPath(elements)))
    let pattern = coder.text(forKey: "dash")?.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
    dash = (pattern ?? [], coder.decodeDouble(forKey: "dashPhase"))
    lineWidth = coder.decodeDouble(forKey: "lineWidth")
    miterLimit = coder.decodeDouble(forKey: "miterLimit")
    flatness = coder.decodeDouble(forKey: "flatness")
    lineCapStyle =
      CGLineCap(rawValue: Int32(truncatingIfNeeded: coder.decodeInteger(forKey: "lineCapStyle"))) ?? .butt
    lineJoinStyle =
      CGLineJoin(rawValue: Int32(truncatingIfNeeded: coder.decodeInteger(forKey: "lineJoinStyle"))) ?? .miter
    usesEvenOddFillRule = coder.decodeBool(forKey: "usesEvenOddFillRule")
    return true
  }
}

extension PathElement {
  /// A letter for its kind, and its points' numbers.
  fileprivate var archived: String {
    let numbers = points.flatMap { [Double($0.x).description, Double($0.y).description] }
    return ([letter] + numbers).joined(separator: " ")
  }

  private var letter: String {
    switch self {
    case .move: "m"
    case .line: "l"
    case .quadratic: "q"
    case .cubic: "c"
    case .close: "z"
    }
  }

  fileprivate init?(letter: Substring, _ points: [CGPoint]) {
    switch (letter, points.count) {
    case ("m", 1): self = .move(points[0])
    case ("l", 1): self = .line(points[0])
    case ("q", 2): self = .quadratic(points[0], to: points[1])
    case ("c", 3): self = .cubic(points[0], points[1], to: points[2])
    case ("z", 0): self = .close
    default: return nil
    }
  }
}

extension [PathElement] {
  /// Nil of a text that no path was written to.
  fileprivate init?(archived text: String) {
    self = []
    var words = text.split(separator: " ")[...]
    while let letter = words.popFirst() {
      let numbers = words.prefix { Double($0) != nil }.compactMap { Double($0) }
      words = words.dropFirst(numbers.count)
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
      guard numbers.count.isMultiple(of: 2), let element = PathElement(letter: letter, points) else { return nil }
      append(element)
    }
  }
}

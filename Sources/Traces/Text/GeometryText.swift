extension Point {
  /// `195,749`, to the thousandth.
  public var description: String {
    var writer = LineWriter()
    writer.point(self)
    return writer.text
  }
}

extension Rect {
  /// `0,0 390x83`, to the thousandth.
  public var description: String {
    var writer = LineWriter()
    writer.rect(self)
    return writer.text
  }
}

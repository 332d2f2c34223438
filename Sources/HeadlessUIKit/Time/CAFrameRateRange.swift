#if !canImport(Darwin)
  /// How often something wants to be shown, in frames a second.
  ///
  /// Apple: <https://developer.apple.com/documentation/quartzcore/caframeraterange>
  public struct CAFrameRateRange: Hashable, Sendable {
    /// Not less often.
    public var minimum: Float
    /// Not more often.
    public var maximum: Float
    /// As often as this, where that can be; nil for no wish.
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
      self.minimum = minimum
      self.maximum = maximum
      self.preferred = preferred
    }

    /// Whole frames a second: the preferred rate within the range, else its highest; 0 for no wish.
    var framesPerSecond: Int {
      guard maximum > 0, maximum < 1e6 else { return 0 }
      let wish = preferred.flatMap { $0 > 0 ? $0 : nil } ?? maximum
      return Int(max(min(wish, maximum), min(minimum, maximum), 1))
    }

    /// No wish.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
  }
#endif

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

    /// No wish.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
  }
#endif

extension UISlider {
  /// How it looks. Raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable { case `default`, thumbless }

  /// Where along the track values lie: at ticks, or on a part of it. Positions are shares of the track, 0 to 1.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uislider/trackconfiguration-swift.struct>
  public struct TrackConfiguration: Hashable {
    /// Whether the value is always a tick's; without ticks it makes no difference.
    public var allowsTickValuesOnly: Bool
    /// Kept, never drawn: from where the track would be filled, as a share of it.
    public var neutralValue: Float
    /// What of the track values lie on, as shares of it.
    public var enabledRange: ClosedRange<Float>
    /// As they were given.
    public let ticks: [Tick]

    /// With ticks where they say.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      ticks: [Tick]
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// With so many ticks, spread evenly from end to end.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      numberOfTicks: Int
    ) {
      let gaps = Float(max(1, numberOfTicks - 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
        ticks: (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / gaps) })
    }

    /// The value on the track that is nearest; the lower one of two as near (ours).
    func allowed(_ value: Float, from least: Float, to most: Float) -> Float {
      guard most > least else { return value }
      let share = (value - least) / (most - least)
      let inside = min(enabledRange.upperBound, max(enabledRange.lowerBound, share))
      let places = allowsTickValuesOnly ? ticks.map(\.position).filter(enabledRange.contains).sorted() : []
      let nearest = places.min { abs($0 - inside) < abs($1 - inside) } ?? inside
      if nearest == share { return value }
      return least + nearest * (most - least)
    }

    /// A place along the track.
    ///
    /// Apple: <https://developer.apple.com/documentation/uikit/uislider/trackconfiguration-swift.struct/tick>
    public struct Tick: Hashable {
      /// A share of the track, 0 to 1.
      public let position: Float
      /// Kept, never drawn.
      public var title: String?
      /// Kept, never drawn.
      public var image: UIImage?

      /// A tick at a share of the track, 0 to 1.
      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        (self.position, self.title, self.image) = (position, title, image)
      }
    }
  }
}

import Foundation

/// How a layer's time goes by the clock's: evenly, at a rate of its own, and from a moment of its own.
///
/// Animations of a layer, and those that move its view, go by it; so do those of all that is in the layer.
@MainActor struct LayerPace {
  /// Seconds of the layer's in one of the clock's; 0 where its time stands still.
  private let rate: Double
  /// In seconds: what the layer's time is when the clock's is 0.
  private let start: TimeInterval

  private init(rate: Double, start: TimeInterval) { (self.rate, self.start) = (rate, start) }

  /// The clock's own.
  init() { self.init(rate: 1, start: 0) }

  /// Has come to that time now, and goes on at a rate.
  init(at time: TimeInterval, rate: Double) {
    self.init(rate: rate, start: time - VirtualClock.current.now * rate)
  }

  /// Of a layer, by the time of what that is in.
  init(speed: Float, beginTime: TimeInterval, timeOffset: TimeInterval) {
    self.init(rate: Double(speed), start: timeOffset - beginTime * Double(speed))
  }

  /// The same where the time around it goes by an outer pace.
  func inside(_ outer: LayerPace) -> LayerPace {
    LayerPace(rate: rate * outer.rate, start: rate * outer.start + start)
  }

  /// The layer's time, in seconds, at a moment of the clock.
  func time(at moment: TimeInterval) -> TimeInterval { moment * rate + start }

  var now: TimeInterval { time(at: VirtualClock.current.now) }

  /// When, of the clock, the layer's time will have come so far: now where it has; nil where it never will.
  func moment(of time: TimeInterval) -> TimeInterval? {
    if now >= time { return VirtualClock.current.now }
    return rate > 0 ? (time - start) / rate : nil
  }

  /// At which moment of the clock it was, or will be, that time. Where time stands still, now (ours).
  func moment(at time: TimeInterval) -> TimeInterval {
    rate == 0 ? VirtualClock.current.now : (time - start) / rate
  }

  /// Whether a layer ever had a time of its own: mostly none, and then nobody looks for one.
  fileprivate(set) static var isAnyOwn = false
}

extension UIView {
  /// That of its layer.
  var pace: LayerPace {
    #if canImport(Darwin)
      return LayerPace()
    #else
      guard LayerPace.isAnyOwn else { return LayerPace() }
      return sequence(first: self, next: \.superview).reduce(LayerPace()) { pace, view in
        view.layoutState.hasLayer ? pace.inside(view.layer.ownPace) : pace
      }
    #endif
  }
}

#if !canImport(Darwin)
  extension CALayer {
    /// By the time of what it is in.
    fileprivate var ownPace: LayerPace {
      LayerPace(speed: speed, beginTime: beginTime, timeOffset: timeOffset)
    }

    /// By the clock.
    var pace: LayerPace {
      guard LayerPace.isAnyOwn else { return LayerPace() }
      return view?.pace ?? ownPace.inside(around?.pace ?? LayerPace())
    }

    /// Whether its time goes by that of another layer, which it is in.
    func goes(by other: CALayer) -> Bool {
      if self === other { return true }
      if let view { return other.view.map(view.isDescendant) ?? false }
      return around?.goes(by: other) ?? false
    }

    /// What is animated in it ends at another moment.
    func paceDidChange() {
      LayerPace.isAnyOwn = true
      LayerAnimations.paceDidChange(of: self)
      if let view { UIApplication.shared.animations.paceDidChange(of: view) }
    }
  }
#endif

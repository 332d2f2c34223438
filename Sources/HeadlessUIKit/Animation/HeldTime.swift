import Foundation

/// The time of layers' animations that somebody has in hand: it stands where the hand has it, and goes to either
/// end when that lets go.
@MainActor final class HeldTime {
  /// Of the clock, when the hand began.
  private let start = VirtualClock.current.now
  private(set) var isHeld = true
  /// In place of the clock.
  private var pace: LayerPace

  init() { pace = LayerPace(at: VirtualClock.current.now, rate: 0) }

  /// A layer's, where the hand's time is all that it goes by.
  func pace(of layer: LayerPace) -> LayerPace { layer.inside(pace) }

  /// - Parameter seconds: that have gone since the beginning.
  func stand(at seconds: TimeInterval) { go(by: LayerPace(at: start + seconds, rate: 0)) }

  /// The hand lets go.
  /// - Parameters:
  ///   - end: in seconds since the beginning; 0 ends what goes back to there.
  ///   - seconds: of the clock, that it takes; with 0 it is there at once.
  func go(to end: TimeInterval, in seconds: TimeInterval) {
    isHeld = false
    let (place, goal) = (pace.now, start + end)
    go(by: seconds > 0 ? LayerPace(at: place, rate: (goal - place) / seconds) : LayerPace(at: goal, rate: 1))
    #if !canImport(Darwin)
      if end == 0 { VirtualClock.current.schedule(after: seconds) { LayerAnimations.end(inHandOf: self) } }
    #endif
  }

  private func go(by pace: LayerPace) {
    self.pace = pace
    #if !canImport(Darwin)
      LayerAnimations.timeDidChange(of: self)
    #endif
  }
}

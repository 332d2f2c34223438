import Foundation
import Gallery
import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay
import Traces

/// Every threshold has a recording just under it and one just over it, and it is that threshold that tells them
/// apart: moved to the other side of a recording, it makes it another trace.
@MainActor struct ThresholdsTests {
  @Test func `every threshold is in the table, and nothing else`() {
    #expect(ThresholdPair.all.map(\.name) == TouchThresholds().all.map(\.name))
  }

  @Test(arguments: ThresholdPair.all)
  func `just under and just over end differently, because of this number`(pair: ThresholdPair) async throws {
    guard !pair.isSwitch else {
      let shown = try pair.recording("")
      let usual = try await pair.lines(of: shown)
      return #expect(try await pair.lines(of: shown, changed: pair.beyondUnder) != usual)
    }
    let under = try pair.recording("-just-under")
    let over = try pair.recording("-just-over")
    let usual = (try await pair.lines(of: under), try await pair.lines(of: over))
    #expect(usual.0 != usual.1)
    #expect(try await pair.lines(of: under, changed: pair.beyondUnder) != usual.0)
    #expect(try await pair.lines(of: over, changed: pair.beyondOver) != usual.1)
  }
}

/// A threshold with two values of it: one on the other side of the recording just under, one of that just over.
struct ThresholdPair: Sendable, CustomTestStringConvertible {
  let name: String
  let beyondUnder: TouchThresholds
  let beyondOver: TouchThresholds
  /// A switch has no sides: one recording shows what it does.
  let isSwitch: Bool
  var testDescription: String { name }

  init<Value>(
    _ name: String, _ path: WritableKeyPath<TouchThresholds, Value>, _ beyondUnder: Value, _ beyondOver: Value
  ) {
    self.name = name
    isSwitch = Value.self == Bool.self
    var thresholds = TouchThresholds()
    thresholds[keyPath: path] = beyondUnder
    self.beyondUnder = thresholds
    thresholds[keyPath: path] = beyondOver
    self.beyondOver = thresholds
  }

  static let all = gestures + controls + scrolling + animations + dragging

  private static let gestures = [
    ThresholdPair("tapMovement", \.gestures.tapMovement, 44.8, 45.2),
    ThresholdPair("tapDownTime", \.gestures.tapDownTime, 0.748, 0.752),
    ThresholdPair("tapGap", \.gestures.tapGap, 0.348, 0.352),
    ThresholdPair("panHysteresis", \.gestures.panHysteresis, 9.8, 10.2),
    ThresholdPair("panSubtractsHysteresis", \.gestures.panSubtractsHysteresis, false, false),
    ThresholdPair("velocityWindow", \.gestures.velocityWindow, 0.098, 0.102),
    ThresholdPair("edgeRegion", \.gestures.edgeRegion, 12.8, 13.2),
    ThresholdPair("swipeDistance", \.gestures.swipeDistance, 49.8, 50.2),
    ThresholdPair("swipeStraying", \.gestures.swipeStraying, 49.8, 50.2),
    ThresholdPair("swipeTime", \.gestures.swipeTime, 0.498, 0.502),
    ThresholdPair("pinchHysteresis", \.gestures.pinchHysteresis, 7.8, 8.2),
    ThresholdPair("rotationHysteresis", \.gestures.rotationHysteresis, 0.098, 0.102),
  ]

  private static let controls = [
    ThresholdPair("trackingMargin", \.controls.trackingMargin, 69.8, 70.2),
    ThresholdPair(
      "switchSize", \.controls.switchSize, CGSize(width: 50.8, height: 31), CGSize(width: 51.2, height: 31)),
    ThresholdPair("switchDrag", \.controls.switchDrag, 9.8, 10.2),
    ThresholdPair("sliderThumb", \.controls.sliderThumb, 30.7, 31.3),
    ThresholdPair("sliderReach", \.controls.sliderReach, 9.8, 10.2),
    ThresholdPair(
      "stepperSize", \.controls.stepperSize, CGSize(width: 93.8, height: 32), CGSize(width: 94.2, height: 32)),
    ThresholdPair("stepperDelay", \.controls.stepperDelay, 0.498, 0.502),
    ThresholdPair("stepperInterval", \.controls.stepperInterval, 0.498, 0.502),
  ]

  private static let scrolling = [
    ThresholdPair("contentDelay", \.scrolling.contentDelay, 0.148, 0.152),
    ThresholdPair("directionalLockRatio", \.scrolling.directionalLockRatio, 1.98, 2.02),
    ThresholdPair("rowHysteresis", \.scrolling.rowHysteresis, 23.8, 24.2),
    ThresholdPair("rubberBandStiffness", \.scrolling.rubberBandStiffness, 0.54, 0.56),
    ThresholdPair("scrollStep", \.scrolling.scrollStep, 0.0155, 0.018),
    ThresholdPair("leastGlide", \.scrolling.leastGlide, 0.0105, 0.0095),
    ThresholdPair("restDistance", \.scrolling.restDistance, 0.2, 0.65),
    ThresholdPair("leastFling", \.scrolling.leastFling, 0.245, 0.255),
    ThresholdPair("pageTurn", \.scrolling.pageTurn, 0.197, 0.203),
    ThresholdPair(
      "settlingRate", \.scrolling.settlingRate, UIScrollView.DecelerationRate(rawValue: 0.989),
      UIScrollView.DecelerationRate(rawValue: 0.991)),
    ThresholdPair("bounceFrequency", \.scrolling.bounceFrequency, 11.5, 10.5),
    ThresholdPair("greatestRate", \.scrolling.greatestRate, 0.99999, 0.99),
    ThresholdPair("scrollAnimation", \.scrolling.scrollAnimation, 0.28, 0.32),
  ]

  private static let animations = [
    ThresholdPair("animationCancelsTouches", \.animations.animationCancelsTouches, true, true)
  ]

  private static let dragging = [
    ThresholdPair("liftDelay", \.dragging.liftDelay, 0.322, 0.328),
    ThresholdPair("springDelay", \.dragging.springDelay, 0.797, 0.803),
  ]
}

@MainActor extension ThresholdPair {
  fileprivate typealias Found = (stage: any Example.Type, log: TouchLog)

  /// - Throws: where the gallery has no such recording.
  fileprivate func recording(_ side: String) throws -> Found {
    let wanted = kebab + side
    for example in Examples.all where example.name.hasSuffix("-thresholds") {
      if let found = example.recordings.first(where: { $0.name == wanted }) { return (example, found.log) }
    }
    throw Missing(name: wanted)
  }

  fileprivate func lines(of recording: Found, changed: TouchThresholds? = nil) async throws -> [String] {
    var lines: [String] = []
    let sink = FoldingSink { lines.append($0.description) }
    try await Replayer(on: StageTarget(recording.stage, thresholds: changed)).replay(recording.log, into: sink)
    sink.flush()
    return lines
  }

  /// `tapMovement` is `tap-movement`.
  private var kebab: String {
    name.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
  }

  struct Missing: Error, CustomStringConvertible {
    let name: String
    var description: String { "the gallery's threshold stages have no recording \(name)" }
  }
}

import Foundation
import HeadlessUIKit
import Traces

/// What a responder's call was about.
@MainActor enum CallArguments {
  /// - Parameter route: that the call goes along; it mostly knows the touches' numbers from the call before.
  static func of(
    _ call: ResponderCall, along route: CallRoutes.KnownRoute? = nil
  ) -> (Call.Method, [Int], [Point]) {
    switch call {
    case .touchesBegan(let touches): touched(.touchesBegan, touches, route)
    case .touchesMoved(let touches): touched(.touchesMoved, touches, route)
    case .touchesEnded(let touches): touched(.touchesEnded, touches, route)
    case .touchesCancelled(let touches): touched(.touchesCancelled, touches, route)
    case .touchesEstimatedPropertiesUpdated(let touches):
      touched(.touchesEstimatedPropertiesUpdated, touches, route)
    case .motionBegan: (.motionBegan, [], [])
    case .motionEnded: (.motionEnded, [], [])
    case .motionCancelled: (.motionCancelled, [], [])
    case .pressesBegan(let presses): (.pressesBegan, presses.map(\.identifier), [])
    case .pressesChanged(let presses): (.pressesChanged, presses.map(\.identifier), [])
    case .pressesEnded(let presses): (.pressesEnded, presses.map(\.identifier), [])
    case .pressesCancelled(let presses): (.pressesCancelled, presses.map(\.identifier), [])
    case .remoteControlReceived: (.remoteControlReceived, [], [])
    }
  }

  private static func touched(
    _ method: Call.Method, _ touches: [UITouch], _ route: CallRoutes.KnownRoute?
  ) -> (Call.Method, [Int], [Point]) {
    route?.take(touches)
    // Most often.
    if touches.count == 1 {
      return (method, route?.fingers ?? [touches[0].identifier], [Point(touches[0].location(in: nil))])
    }
    var (fingers, points): ([Int], [Point]) = ([], [])
    fingers.reserveCapacity(touches.count)
    points.reserveCapacity(touches.count)
    for touch in touches {
      fingers.append(touch.identifier)
      points.append(Point(touch.location(in: nil)))
    }
    return (method, fingers, points)
  }
}

extension Point {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}

import Foundation
import HeadlessUIKit
import Traces

/// What was noted of a hit test: numbers and names, and no words yet.
final class HitNotes: NotedWalk {
  private let all: [HitNote]

  init(_ all: [HitNote]) { self.all = all }

  var asks: [HitWalk.Ask] { all.map(\.ask) }
}

/// One question of a hit test, and its answer. Dozens of views are asked for every finger that lands.
struct HitNote: Sendable {
  let subject: String
  let depth: Int
  let point: CGPoint
  let bounds: CGRect
  private(set) var refusal: Refusal?
  /// The bounds when the view said no.
  private var refused = CGRect.zero
  var answer: String?
  var isOwnAnswer = false

  init(_ subject: String, depth: Int, at point: CGPoint, in bounds: CGRect) {
    (self.subject, self.depth, self.point, self.bounds) = (subject, depth, point, bounds)
  }

  init(_ subject: String, depth: Int, at point: CGPoint, in bounds: CGRect, inVain refusal: Refusal) {
    self.init(subject, depth: depth, at: point, in: bounds)
    refuse(refusal, in: bounds)
  }

  var hasRefused: Bool { refusal != nil }

  mutating func refuse(_ refusal: Refusal, in bounds: CGRect) { (self.refusal, refused) = (refusal, bounds) }

  var ask: HitWalk.Ask {
    HitWalk.Ask(
      subject: subject, depth: depth, point: Point(point), bounds: Rect(bounds), refusal: reason, answer: answer,
      isOwnAnswer: isOwnAnswer)
  }

  private var reason: Reason? {
    switch refusal {
    case nil: nil
    case .hidden: .hidden
    case .transparent(let alpha): .transparent(alpha: alpha)
    case .notInteractive: .notInteractive
    case .animated: .animated
    case .outside(let point): Outside.reason(for: point, in: refused)
    case .singularTransform: .singularTransform
    }
  }
}

import Foundation
import HeadlessUIKit
import Traces

/// One finger's hit test while it goes on: collects who was asked, in order, and what each one said.
@MainActor struct HitSearch {
  private let finger: Int
  private let point: CGPoint
  /// False where nobody wants to know who was asked: then only overrides' own answers are found out.
  private let takesNotes: Bool
  private var notes: [HitNote] = []
  /// Subviews that views never came to ask.
  private var unasked: [String] = []
  /// The asks that have not answered yet, innermost last.
  private var open: [Open] = []
  private var own = OwnAnswers()
  private struct Open {
    let index: Int
    let view: UIView
    let depth: Int
  }

  /// The view that was asked last and has not answered, and its depth: nearly always the next one's superview.
  private var asker: (view: UnsafeRawPointer, depth: Int)?

  /// - Parameter takesNotes: of every question, for a walk.
  init(finger: Int, point: CGPoint, takesNotes: Bool = true) {
    self.finger = finger
    self.point = point
    self.takesNotes = takesNotes
  }

  mutating func asks(_ view: UIView, at point: CGPoint, named name: @autoclosure () -> String) {
    own.asks(view)
    guard takesNotes else { return }
    let depth = depth(of: view)
    open.append(Open(index: notes.count, view: view, depth: depth))
    asker = (Self.address(of: view), depth)
    notes.append(HitNote(name(), depth: depth, at: point, in: view.hitBounds))
  }

  /// Subviews of one view that say no, and that nothing else happens in, from the last to the first.
  /// - Parameter point: in their superview's coordinates.
  mutating func asksInVain(_ views: ArraySlice<UIView>, at point: CGPoint, namedBy subjects: Subjects) {
    guard let front = views.last else { return }
    let depth = depth(of: front)
    for place in views.indices.reversed() {
      let view = Unmanaged.passUnretained(views[place])
      let (said, name) = view._withUnsafeGuaranteedRef {
        ($0.plainRefusal(of: point), subjects.passingName(of: $0))
      }
      guard let said else { continue }
      notes.append(HitNote(name, depth: depth, at: said.point, in: said.bounds, inVain: said.refusal))
    }
  }

  mutating func contains(_ view: UIView) { own.contains(view) }

  /// What was found in a view without every question.
  mutating func finds(_ view: UIView, _ answer: UIView?) { own.finds(view, answer) }

  /// A view that stage code asked by hand has no ask of its own yet.
  mutating func refuses(_ view: UIView, _ refusal: Refusal, named name: @autoclosure () -> String) {
    own.refuses(view)
    if let top = open.last, top.view === view {
      notes[top.index].refuse(refusal, in: view.hitBounds)
    } else {
      var point = CGPoint.zero
      if case .outside(let place) = refusal { point = place }
      notes.append(HitNote(name(), depth: depth(of: view), at: point, in: view.hitBounds, inVain: refusal))
    }
  }

  mutating func answers(_ view: UIView, _ answer: UIView?, named name: (UIView) -> String) {
    let isOwn = own.answers(view, answer)
    guard let ask = open.popLast() else { return }
    asker = nil
    if !open.isEmpty { asker = (Self.address(of: open[open.count - 1].view), open[open.count - 1].depth) }
    notes[ask.index].answer = answer.map(name)
    notes[ask.index].isOwnAnswer = isOwn
    // One that said no has asked none of them.
    if !notes[ask.index].hasRefused { noteUnasked(in: view, after: ask.index, named: name) }
  }

  private mutating func noteUnasked(in view: UIView, after index: Int, named name: (UIView) -> String) {
    let asked = Set(notes[(index + 1)...].map(\.subject))
    for subview in view.subviews {
      let name = name(subview)
      if !asked.contains(name) { unasked.append(name) }
    }
  }

  /// What came of it.
  func outcome(_ view: UIView?, in application: UIApplication, namedBy subjects: Subjects) -> Hit {
    var hit = Hit(finger: finger, point: Point(point), view: nil)
    if let view {
      hit.view = subjects.name(of: view)
      if let owner = own.owner(of: view) { hit.answeredBy = subjects.name(of: owner) }
    }
    if takesNotes { hit.walk = HitWalk(HitNotes(notes), unasked: unasked + windows(of: application, subjects)) }
    return hit
  }

  /// The windows behind the one that was hit, and what is in them.
  private func windows(of application: UIApplication, _ subjects: Subjects) -> [String] {
    let asked = Set(notes.filter { $0.depth == 0 }.map(\.subject))
    return application.allWindows.flatMap { window in
      let name = subjects.passingName(of: window)
      return asked.contains(name) ? [] : [name] + window.subviews.map(subjects.passingName)
    }
  }

  private static func address(of view: UIView) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(view).toOpaque())
  }

  private func depth(of view: UIView) -> Int {
    var depth = 0
    var superview = view.superview
    if let asker, let superview, asker.view == Self.address(of: superview) { return asker.depth + 1 }
    while let present = superview {
      depth += 1
      superview = present.superview
    }
    return depth
  }
}

/// How far a point lies outside of bounds, and beyond which edge.
enum Outside {
  static func reason(for point: CGPoint, in bounds: CGRect) -> Reason {
    var most: (by: Double, edge: Reason.Edge)?
    // Of two edges that are as far the first one counts.
    func consider(_ distance: Double, _ edge: Reason.Edge, isOutside: Bool) {
      if isOutside, distance > most?.by ?? -.infinity { most = (distance, edge) }
    }
    let (above, before) = (bounds.minY - point.y, bounds.minX - point.x)
    let (below, behind) = (point.y - bounds.maxY, point.x - bounds.maxX)
    consider(above, .top, isOutside: above > 0)
    consider(before, .left, isOutside: before > 0)
    // The far edges are outside themselves, at a distance of zero.
    consider(below, .bottom, isOutside: below >= 0)
    consider(behind, .right, isOutside: behind >= 0)
    guard let most else { return .refusedByOverride }
    return .outside(by: most.by, edge: most.edge, bounds: Rect(bounds))
  }
}

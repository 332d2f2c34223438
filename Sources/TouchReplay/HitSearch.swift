import Foundation
import HeadlessUIKit
import Traces

/// One finger's hit test while it goes on: collects who was asked, in order, and what each one said.
@MainActor struct HitSearch {
  private var finger = 0
  private var point = CGPoint.zero
  private var notes: [HitNote] = []
  /// The asks that have not answered yet, innermost last.
  private var open: [Open] = []
  /// Views whose own `hitTest` found the point inside; the last are asked for first.
  private var accepted: [ObjectIdentifier] = []
  private struct Open {
    let index: Int
    let view: UIView
    let depth: Int
    /// What its subviews answered: nearly always one does, once.
    private var said: UIView?
    private var others: [UIView] = []

    init(index: Int, view: UIView, depth: Int) { (self.index, self.view, self.depth) = (index, view, depth) }

    mutating func note(_ answer: UIView) {
      if said == nil { said = answer } else { others.append(answer) }
    }

    func heard(_ answer: UIView) -> Bool {
      if said === answer { return true }
      for other in others where other === answer { return true }
      return false
    }
  }

  /// The view that was asked last and has not answered, and its depth: nearly always the next one's superview.
  private var asker: (view: UnsafeRawPointer, depth: Int)?

  init() {}

  /// - Parameter before: the search before it, which most likely asked as many.
  init(finger: Int, point: CGPoint, after before: HitSearch = HitSearch()) {
    self.finger = finger
    self.point = point
    notes.reserveCapacity(before.notes.capacity)
  }

  mutating func asks(_ view: UIView, at point: CGPoint, named name: consuming String) {
    let depth = depth(of: view)
    open.append(Open(index: notes.count, view: view, depth: depth))
    asker = (Self.address(of: view), depth)
    notes.append(HitNote(name, depth: depth, at: point, in: view.bounds))
  }

  /// Subviews of one view that say no, and that nothing else happens in, from the last to the first.
  /// - Parameter point: in their superview's coordinates.
  mutating func asksInVain(_ views: ArraySlice<UIView>, at point: CGPoint, namedBy subjects: Subjects) {
    guard let front = views.last else { return }
    let depth = depth(of: front)
    for place in views.indices.reversed() {
      let view = Unmanaged.passUnretained(views[place])
      let (said, name) = view._withUnsafeGuaranteedRef { ($0.plainRefusal(of: point), subjects.name(of: $0)) }
      guard let said else { continue }
      notes.append(HitNote(name, depth: depth, at: said.point, in: said.bounds, inVain: said.refusal))
    }
  }

  mutating func contains(_ view: UIView, named name: String) {
    accepted.append(ObjectIdentifier(view))
  }

  /// A view that stage code asked by hand has no ask of its own yet.
  mutating func refuses(_ view: UIView, _ refusal: Refusal, named name: String) {
    if let top = open.last, top.view === view {
      notes[top.index].refuse(refusal, in: view.bounds)
    } else {
      var point = CGPoint.zero
      if case .outside(let place) = refusal { point = place }
      notes.append(HitNote(name, depth: depth(of: view), at: point, in: view.bounds, inVain: refusal))
    }
  }

  mutating func answers(_ view: UIView, _ answer: UIView?, named name: String?) {
    guard let ask = open.popLast() else { return }
    asker = nil
    if !open.isEmpty { asker = (Self.address(of: open[open.count - 1].view), open[open.count - 1].depth) }
    notes[ask.index].answer = name
    guard let answer else {
      // UIKit's own says nil for a reason only.
      notes[ask.index].isOwnAnswer = notes[ask.index].refusal == nil
      return
    }
    let isItself = answer === view && hasAccepted(view) && notes[ask.index].refusal == nil
    notes[ask.index].isOwnAnswer = !ask.heard(answer) && !isItself
    if !open.isEmpty { open[open.count - 1].note(answer) }
  }

  func outcome(_ view: String?) -> Hit {
    Hit(
      finger: finger, point: Point(point), view: view, answeredBy: view.flatMap(owner),
      walk: HitWalk(HitNotes(notes)))
  }

  /// Whose own answer it was that came out, if it was anybody's.
  private func owner(of answer: String) -> String? {
    for index in notes.indices.reversed() where notes[index].isOwnAnswer && notes[index].answer == answer {
      return notes[index].subject
    }
    return nil
  }

  private func hasAccepted(_ view: UIView) -> Bool {
    let view = ObjectIdentifier(view)
    for place in accepted.indices.reversed() where accepted[place] == view { return true }
    return false
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

import HeadlessUIKit

/// Finds out whose own answer a hit test comes to: what an override answers that is neither its view, which
/// contains the point, nor what was found in it.
///
/// Comes to the same from every question of a hit test as from those to views alone that have a
/// `hitTest(_:with:)` of their own.
@MainActor struct OwnAnswers {
  /// A question that was not answered yet.
  private struct Open {
    let number: Int
    let view: UIView
    var isRefused = false
    /// What was found in it: nearly always one view, once.
    private var found: UIView?
    private var others: [UIView] = []

    init(_ number: Int, to view: UIView) { (self.number, self.view) = (number, view) }

    mutating func note(_ answer: UIView) {
      if found == nil { found = answer } else { others.append(answer) }
    }

    func hasFound(_ answer: UIView) -> Bool {
      if found === answer { return true }
      for other in others where other === answer { return true }
      return false
    }
  }

  private struct Own {
    let number: Int
    let view: UIView
    let answer: UIView
  }

  /// Innermost last.
  private var open: [Open] = []
  /// Views whose own `hitTest(_:with:)` found the point inside; the last are asked for first.
  private var accepted: [ObjectIdentifier] = []
  private var count = 0
  private var own: [Own] = []

  mutating func asks(_ view: UIView) {
    open.append(Open(count, to: view))
    count += 1
  }

  mutating func contains(_ view: UIView) { accepted.append(ObjectIdentifier(view)) }

  mutating func refuses(_ view: UIView) {
    if let top = open.last, top.view === view { open[open.count - 1].isRefused = true }
  }

  /// In the place of what was asked in it.
  mutating func finds(_ view: UIView, _ answer: UIView?) {
    guard let answer else { return refuses(view) }
    contains(view)
    guard let top = open.last else { return }
    if top.view !== view || answer !== view { open[open.count - 1].note(answer) }
  }

  /// - Returns: whether it is an answer of the view's own; one of nil without a refusal is, too.
  @discardableResult
  mutating func answers(_ view: UIView, _ answer: UIView?) -> Bool {
    guard let ask = open.popLast() else { return false }
    // UIKit's own says nil for a reason only.
    guard let answer else { return !ask.isRefused }
    if !open.isEmpty { open[open.count - 1].note(answer) }
    if ask.hasFound(answer) || answer === view && !ask.isRefused && hasAccepted(view) { return false }
    own.append(Own(number: ask.number, view: view, answer: answer))
    return true
  }

  /// Whose own answer the view was: of several, of whoever was asked last.
  func owner(of answer: UIView) -> UIView? {
    var last: Own?
    for one in own where one.answer === answer && one.number > last?.number ?? -1 { last = one }
    return last?.view
  }

  private func hasAccepted(_ view: UIView) -> Bool {
    let view = ObjectIdentifier(view)
    for place in accepted.indices.reversed() where accepted[place] == view { return true }
    return false
  }
}

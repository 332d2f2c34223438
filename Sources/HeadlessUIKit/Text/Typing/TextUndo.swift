import Foundation

/// What was typed into a text, to be undone and done again.
///
/// What is typed and deleted in one run, with the caret where that has left it, is undone as one; what is pasted,
/// cut or deleted by name is undone by itself.
@MainActor final class TextUndo {
  /// The text's own, and not its window's; the text goes on registering with it whatever an override says.
  let manager = UndoManager()
  private var run: TypedRun?
  private var action = Action.typing

  /// What menus and alerts call it.
  enum Action: String {
    case typing = "Typing"
    case paste = "Paste"
    case cut = "Cut"
    case delete = "Delete"
  }

  /// What is typed meanwhile is called that.
  func doing(_ action: Action, _ work: () -> Void) {
    let old = self.action
    self.action = action
    work()
    self.action = old
  }

  /// A part of the text is about to be typed over.
  func note<Text: EditedText>(_ range: Range<Int>, typing new: String, in text: Text) {
    // What nobody registers leaves nothing where it was.
    guard manager.isUndoRegistrationEnabled else { return forget(text) }
    let whole = 0..<text.characters.utf16.count
    let range = text.clearsOnInsertion ? whole : range.clamped(to: whole)
    let selected = text.selectedTextRange?.units ?? range.upperBound..<range.upperBound
    if action == .typing, let run, run.changes == manager.changes,
      run.goesOn(over: range, selected: selected, marked: text.markedTextRange?.units)
    {
      return run.take(range, typing: new, in: text)
    }
    let new = TypedRun(in: range.lowerBound..<range.lowerBound + new.utf16.count, of: text.part(range), selected)
    register(new, in: text)
    run = action == .typing ? new : nil
  }

  private func register<Text: EditedText>(_ run: TypedRun, in text: Text) {
    manager.endGroupOfTurn()
    let needsGroup = !manager.groupsByEvent && manager.groupingLevel == 0
    if needsGroup { manager.beginUndoGrouping() }
    manager.registerUndo(withTarget: text) { $0.textUndo.undo(run, in: $0) }
    manager.setActionName(action.rawValue)
    if needsGroup { manager.endUndoGrouping() }
    run.changes = manager.changes
  }

  /// The delegate is asked as when it was typed; how the text came to be as it is, is registered for the way back.
  private func undo<Text: EditedText>(_ run: TypedRun, in text: Text) {
    endRun()
    let place = run.place.clamped(to: 0..<text.characters.utf16.count)
    guard text.mayType(run.old.string, over: place) else { return }
    let back = TypedRun(undoing: run, in: place, of: text.part(place))
    manager.registerUndo(withTarget: text) { $0.textUndo.undo(back, in: $0) }
    text.putBack(run.old, over: place, selecting: run.selected)
  }

  /// What is typed next is undone by itself.
  func endRun() { run = nil }

  /// Code has set another text, or changed it where it stands: what was typed is not where it was.
  func forget(_ text: AnyObject) {
    endRun()
    manager.removeAllActions(withTarget: text)
  }
}

/// What stands in a part of a text now, in place of what stood there.
@MainActor final class TypedRun {
  /// Where it stands.
  private(set) var place: Range<Int>
  /// What stood there.
  private(set) var old: NSAttributedString
  /// What was selected then.
  let selected: Range<Int>
  /// What is selected when it is done again; nil for the caret behind it.
  private let selectedAfter: Range<Int>?
  /// Of the undo manager, when it was registered: nothing else was done since.
  var changes = 0

  init(in place: Range<Int>, of old: NSAttributedString, _ selected: Range<Int>) {
    (self.place, self.old, self.selected, selectedAfter) = (place, old, selected, nil)
  }

  /// - Parameters:
  ///   - place: where that run stands.
  ///   - now: what it is.
  init(undoing run: TypedRun, in place: Range<Int>, of now: NSAttributedString) {
    self.place = place.lowerBound..<place.lowerBound + run.old.length
    old = now
    selected = run.selectedAfter ?? place.upperBound..<place.upperBound
    selectedAfter = run.selected
  }

  /// Whether typing over that part belongs to it: the caret is where it was left, or what is marked is replaced.
  func goesOn(over range: Range<Int>, selected: Range<Int>, marked: Range<Int>?) -> Bool {
    let touches = range.lowerBound <= place.upperBound && range.upperBound >= place.lowerBound
    return touches && (marked == range || selected == place.upperBound..<place.upperBound)
  }

  func take(_ range: Range<Int>, typing new: String, in text: any EditedText) {
    let all = NSMutableAttributedString(attributedString: old)
    if range.lowerBound < place.lowerBound {
      all.insert(text.part(range.lowerBound..<place.lowerBound), at: 0)
    }
    if range.upperBound > place.upperBound { all.append(text.part(place.upperBound..<range.upperBound)) }
    old = all
    let start = min(range.lowerBound, place.lowerBound)
    let end = max(range.upperBound, place.upperBound) - range.count + new.utf16.count
    place = start..<end
  }
}

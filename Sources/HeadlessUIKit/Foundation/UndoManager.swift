public import Foundation

/// What was done, to be undone and done again: Foundation has it on Apple's systems alone.
///
/// What is registered in one turn is undone as one, unless `groupsByEvent` is false. What is registered while
/// undoing is what redoing does, and the other way round.
///
/// Apple: <https://developer.apple.com/documentation/foundation/undomanager>
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private struct Step {
    weak var target: AnyObject?
    let act: (AnyObject) -> Void
  }

  private struct Group {
    var steps: [Step] = []
    var name = ""
    var isDiscardable = false
    /// Whether all that had been registered in it was forgotten.
    var wasForgotten = false
    /// It goes, as what was registered has. One in which nothing was ever registered stays.
    var isGone: Bool { wasForgotten && steps.isEmpty }
  }

  private var undoable: [Group] = []
  private var redoable: [Group] = []
  /// Groups that were begun and not ended, the innermost last.
  private var open: [Group] = []
  private var isOpenedByEvent = false
  private var disabled = 0
  /// How often it was told of something, or something was undone, done again or forgotten.
  private(set) var changes = 0

  @preconcurrency public override init() { super.init() }

  /// Whether a turn's registrations are one group.
  open var groupsByEvent = true
  /// The oldest groups are forgotten beyond so many, also when it is set; 0 for never.
  open var levelsOfUndo = 0 { didSet { forgetOldest() } }
  /// While `undo` runs.
  open private(set) var isUndoing = false
  /// While `redo` runs.
  open private(set) var isRedoing = false
  /// Whether there is anything to undo.
  open var canUndo: Bool { !undoable.isEmpty || open.contains { !$0.steps.isEmpty } }
  /// Whether there is anything to do again. Posts `NSUndoManagerCheckpoint` first.
  open var canRedo: Bool {
    tellCheckpoint()
    return !redoable.isEmpty
  }
  /// Of the group that `undo` would undo; empty where it has none.
  open var undoActionName: String { open.last?.name ?? undoable.last?.name ?? "" }
  /// Of the group that `redo` would do again; empty where it has none.
  open var redoActionName: String { redoable.last?.name ?? "" }
  /// What a menu says of `undo`: `Undo`, or `Undo Typing` of a group with a name.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// What a menu says of `redo`: `Redo`, or `Redo Typing` of a group with a name.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// `Undo`, and the name behind it if it has one. For overriding by whoever has other languages.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// `Redo`, and the name behind it if it has one. For overriding by whoever has other languages.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
  /// How many groups there are to undo, with one that is begun.
  open var undoCount: Int {
    undoable.count + (open.contains { !$0.steps.isEmpty } && !isUndoing && !isRedoing ? 1 : 0)
  }
  /// How many groups there are to do again.
  open var redoCount: Int { redoable.count }
  /// Whether what `undo` would undo need not be saved, as code has said.
  open var undoActionIsDiscardable: Bool { open.last?.isDiscardable ?? undoable.last?.isDiscardable ?? false }
  /// Whether what `redo` would do again need not be saved, as code has said.
  open var redoActionIsDiscardable: Bool { redoable.last?.isDiscardable ?? false }
  /// How many groups are begun and not ended.
  open var groupingLevel: Int { open.count }
  /// Whether registrations count.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Nests: registrations count again after as many `enableUndoRegistration`.
  open func disableUndoRegistration() { disabled += 1 }
  /// Takes one `disableUndoRegistration` back.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Has the handler called with the target when it is undone; not where the target is gone by then.
  ///
  /// Traps where no group was begun and `groupsByEvent` is false: Foundation raises there.
  /// - Parameter target: not retained.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty { openForEvent() }
    precondition(!open.isEmpty, "UndoManager.registerUndo without a group: begin one, or leave groupsByEvent true")
    let step = Step(target: target) { if let target = $0 as? Target { handler(target) } }
    open[open.count - 1].steps.append(step)
    changes += 1
    if !isUndoing, !isRedoing { redoable = [] }
  }

  /// The same for a method by its name, which is called with the object; it is looked up by the target's
  /// `ActionMethods`.
  /// - Parameters:
  ///   - target: not retained.
  ///   - anObject: retained.
  public func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: target as AnyObject) { [weak self] target in
      _ = ActionLookup.call(selector, of: target, with: anObject, from: self)
    }
  }

  /// Whether what the present group does need not be saved.
  open func setActionIsDiscardable(_ discardable: Bool) {
    if open.isEmpty {
      if !undoable.isEmpty { undoable[undoable.count - 1].isDiscardable = discardable }
    } else {
      open[open.count - 1].isDiscardable = discardable
    }
  }

  /// What the present group is called.
  open func setActionName(_ actionName: String) {
    if open.isEmpty {
      if !undoable.isEmpty { undoable[undoable.count - 1].name = actionName }
    } else {
      open[open.count - 1].name = actionName
    }
  }

  // MARK: Groups

  private func openForEvent() {
    guard groupsByEvent, !isUndoing, !isRedoing else { return }
    open.append(Group())
    isOpenedByEvent = true
    tell(.NSUndoManagerDidOpenUndoGroup)
    UIApplication.shared.runAtEndOfTurn { [weak self] in self?.closeEvent() }
  }

  private func closeEvent() {
    guard isOpenedByEvent else { return }
    isOpenedByEvent = false
    if !open.isEmpty { endUndoGrouping() }
  }

  /// What is registered next is not undone together with what the turn has registered so far.
  func endGroupOfTurn() { if open.count == 1 { closeEvent() } }

  /// Until `endUndoGrouping`, registrations are one group. One without any is a group, too, and undone as such.
  open func beginUndoGrouping() {
    if open.isEmpty { openForEvent() }
    if !open.isEmpty { tellCheckpoint() }
    open.append(Group())
    tell(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Traps where no group was begun: Foundation raises there.
  open func endUndoGrouping() {
    precondition(!open.isEmpty, "UndoManager.endUndoGrouping() without a group that was begun")
    tellCheckpoint()
    tell(.NSUndoManagerWillCloseUndoGroup)
    guard let ended = open.popLast() else { return }
    if open.isEmpty {
      keep(ended)
    } else {
      open[open.count - 1].steps += ended.steps
      if ended.wasForgotten { open[open.count - 1].wasForgotten = true }
      if open[open.count - 1].name.isEmpty { open[open.count - 1].name = ended.name }
    }
    tell(.NSUndoManagerDidCloseUndoGroup)
  }

  private func tell(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  private var isTellingCheckpoint = false

  /// Who hears of one asks whether there is anything to do again, which is no reason for another (ours).
  private func tellCheckpoint() {
    if isTellingCheckpoint { return }
    isTellingCheckpoint = true
    tell(.NSUndoManagerCheckpoint)
    isTellingCheckpoint = false
  }

  private func keep(_ group: Group) {
    if group.isGone || group.steps.isEmpty && (isUndoing || isRedoing) { return }
    if isUndoing { return redoable.append(group) }
    undoable.append(group)
    forgetOldest()
  }

  private func forgetOldest() {
    if levelsOfUndo > 0 { undoable.removeFirst(max(0, undoable.count - levelsOfUndo)) }
  }

  // MARK: Going back and forth

  /// Undoes the last group, the last registration first.
  open func undo() {
    closeEvent()
    while open.count > 0 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group that was ended.
  open func undoNestedGroup() {
    tellCheckpoint()
    guard let group = undoable.popLast() else { return }
    changes += 1
    tell(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    tell(.NSUndoManagerDidUndoChange)
  }

  /// Does again what `undo` undid last.
  open func redo() {
    tellCheckpoint()
    guard let group = redoable.popLast() else { return }
    changes += 1
    tell(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    tell(.NSUndoManagerDidRedoChange)
  }

  private func run(_ group: Group) {
    open.append(Group(name: group.name, isDiscardable: group.isDiscardable))
    for step in group.steps.reversed() { if let target = step.target { step.act(target) } }
    if let done = open.popLast() { keep(done) }
  }

  /// Forgets everything; registrations count again. Groups that are begun go on, and are empty.
  open func removeAllActions() {
    changes += 1
    (undoable, redoable, disabled) = ([], [], 0)
    open = open.map { _ in Group(wasForgotten: true) }
  }

  /// Forgets what was registered with the target.
  open func removeAllActions(withTarget target: Any) {
    func without(_ groups: [Group]) -> [Group] {
      groups.map { whole in
        var group = whole
        group.steps.removeAll { $0.target === target as AnyObject }
        if group.steps.count < whole.steps.count { group.wasForgotten = true }
        return group
      }
    }
    // A group that is begun goes on, empty or not.
    changes += 1
    open = without(open)
    (undoable, redoable) = (without(undoable), without(redoable))
    undoable.removeAll(where: \.isGone)
    redoable.removeAll(where: \.isGone)
  }
}

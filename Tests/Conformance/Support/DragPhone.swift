import Foundation
import HeadlessUIKit

/// A phone with a view that gives what is dragged, and fingers that drag it.
///
/// Who is asked and told writes it down with who it is: `A begins`, `B enters`.
@MainActor final class DragPhone {
  let phone = Phone.forGestures()
  let giver: Giver
  let source: Pad

  /// A view of 60 × 60 points in the upper left corner, which gives a text.
  init() {
    source = phone.pad("A", (0, 0, 60, 60))
    giver = Giver("A", phone.journal)
    source.addInteraction(giver.interaction)
    phone.keep(giver)
  }

  /// A view on which things can be dropped.
  func taker(
    _ name: String, _ frame: (x: Double, y: Double, width: Double, height: Double), in superview: UIView? = nil
  ) -> Taker {
    let taker = Taker(name, phone.journal)
    taker.view = phone.pad(name, frame, in: superview)
    taker.view.addInteraction(taker.interaction)
    phone.keep(taker)
    return taker
  }

  /// A finger rests on the source until something is lifted.
  func lift(_ finger: Int = 1, at place: (Double, Double) = (30, 30)) {
    phone.down(finger, at: place)
    phone.wait(0.6)
  }

  /// The same finger drags what it has lifted, and rests there.
  func rest(above place: (Double, Double), for seconds: Double = 0.9) {
    lift()
    phone.move(1, to: place)
    phone.wait(seconds)
  }

  /// What delegates heard since the last time; not what views heard of touches.
  func heard() -> [String] {
    phone.journal.take().filter { !$0.contains(" began") && !$0.contains(" moved") && !$0.contains(" ended") }
      .filter { !$0.contains(" cancelled") }
  }

  /// Of what was decided about drags, as `B 1 takes move`.
  var decisions: [String] {
    let words = [
      "lifts", "begins", "adds", "callsOff", "declines", "enters", "proposes", "leaves", "springLoads", "takes",
      "ends",
    ]
    return phone.decisions.filter { line in
      !line.contains(" from ") && words.contains { line.contains(" \($0)") }
    }
  }
}

/// Gives what is dragged.
@MainActor final class Giver: NSObject, UIDragInteractionDelegate {
  let name: String
  private let journal: Journal
  private(set) lazy var interaction = {
    let interaction = UIDragInteraction(delegate: self)
    interaction.isEnabled = true
    return interaction
  }()
  var texts = ["one"]
  var more: [String] = []
  var provider: (String) -> NSItemProvider = { NSItemProvider(object: NSString(string: $0)) }
  var allowsMove = true
  var chooses: ([any UIDragSession]) -> (any UIDragSession)? = { _ in nil }
  private(set) var session: (any UIDragSession)?
  private(set) var isLifted = false

  init(_ name: String, _ journal: Journal) { (self.name, self.journal) = (name, journal) }

  private func note(_ words: String) { journal.note("\(name) \(words)") }

  private func items(_ texts: [String]) -> [UIDragItem] {
    texts.map { text in
      let item = UIDragItem(itemProvider: provider(text))
      item.localObject = text
      return item
    }
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  {
    note("is asked")
    self.session = session
    return items(texts)
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    note("previews \(item.localObject ?? "")")
    return nil
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    note("lifts")
    animator.addAnimations { self.isLifted = true }
    animator.addCompletion { self.note("has lifted \($0 == .end)") }
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    note("begins")
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  { allowsMove }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
    note("moves")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { note("will end with \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { note("did end with \(operation)") }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
    note("has given")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] { items(more) }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)? {
    note("chooses of \(sessions.count)")
    return chooses(sessions)
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) { note("adds \(items.count) to make \(session.items.count)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) { note("puts back \(item.localObject ?? "")") }
}

/// Takes what is dropped.
@MainActor final class Taker: NSObject, UIDropInteractionDelegate {
  let name: String
  private let journal: Journal
  var view = Pad("", (0, 0, 0, 0), Journal())
  private(set) lazy var interaction = UIDropInteraction(delegate: self)
  var handles = true
  var operation = UIDropOperation.copy
  var whenDropped: (any UIDropSession) -> Void = { _ in }
  private(set) var session: (any UIDropSession)?

  init(_ name: String, _ journal: Journal) { (self.name, self.journal) = (name, journal) }

  private func note(_ words: String) { journal.note("\(name) \(words)") }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    note("is asked")
    self.session = session
    return handles
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    note("enters")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  {
    note("updates")
    return UIDropProposal(operation: operation)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    note("exits")
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    note("takes \(session.items.compactMap { $0.localObject as? String })")
    whenDropped(session)
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    note("concludes")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    note("is over")
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {
    note("animates \(item.localObject ?? "")")
    animator.addCompletion { _ in self.note("has animated") }
  }
}

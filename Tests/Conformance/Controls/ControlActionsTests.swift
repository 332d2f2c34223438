import Foundation
import HeadlessUIKit
import Testing

/// Group K: what a control sends, to whom, and how often.
@MainActor struct ControlActionsTests {
  private func fixture() -> (phone: Phone, control: UIControl, target: Performer) {
    let phone = Phone()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    control.accessibilityIdentifier = "control"
    phone.window.addSubview(control)
    return (phone, control, Performer(["save:", "open:"], phone.journal))
  }

  @Test("K20 each matching pair is sent once, in the order of adding, through sendAction and the application")
  func sending() {
    let journal = Journal()
    let phone = Phone(application: Office(journal))
    let target = Performer(["save:", "open:"], journal)
    let watched = WatchedControl()
    watched.journal = journal
    phone.window.addSubview(watched)
    watched.addTarget(target, action: "save:", for: [.touchDown, .touchUpInside])
    watched.addTarget(target, action: "open:", for: .touchUpInside)
    watched.sendActions(for: [.touchDown, .touchUpInside])
    #expect(
      journal.take() == [
        "control sends save:", "application sends save:", "save: from nobody without event",
        "control sends open:", "application sends open:", "open: from nobody without event",
      ])
  }

  @Test("K20 what an override of sendAction keeps is not performed, and told")
  func kept() {
    let (phone, control, target) = fixture()
    let keeper = KeepingControl(frame: control.frame)
    keeper.accessibilityIdentifier = "keeper"
    phone.window.addSubview(keeper)
    keeper.addTarget(target, action: "save:", for: .touchUpInside)
    keeper.addAction(UIAction(title: "Open") { _ in Issue.record("performed") }, for: .touchUpInside)
    keeper.sendActions(for: .touchUpInside)
    #expect(phone.journal.take() == [])
    #expect(phone.sent == ["touchUpInside save: kept by keeper", "touchUpInside Open kept by keeper"])
    let office = Office(phone.journal)
    office.keepsActions = true
    UIApplication.start(office)
    control.addTarget(target, action: "save:", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(phone.sent.last == "touchUpInside save: kept by Office")
  }

  @Test("K20 what one action removes is still sent this once, and no more")
  func removedMeanwhile() {
    let (_, control, _) = fixture()
    var count = 0
    let second = UIAction { _ in count += 1 }
    control.addAction(UIAction { _ in control.removeAction(second, for: .allEvents) }, for: .touchDown)
    control.addAction(second, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(count == 1)
  }

  @Test("K22 the application says whether anybody performed the action")
  func answered() {
    let (phone, control, target) = fixture()
    #expect(phone.application.sendAction("save:", to: target, from: nil, for: nil))
    #expect(!phone.application.sendAction("quit:", to: target, from: nil, for: nil))
    #expect(!phone.application.sendAction("quit:", to: nil, from: control, for: nil))
    #expect(phone.decisions.contains("quit: not implemented by Performer"))
    #expect(phone.decisions.contains("quit: by nobody after control UIWindow UIApplication"))
  }

  @Test("K23 a method may take nothing, the sender, or the sender and the event")
  func shapes() throws {
    let (phone, control, _) = fixture()
    let shapes = Shapes()
    for action in ["plain", "sent:", "sent:for:"] as [Selector] {
      control.addTarget(shapes, action: action, for: .touchUpInside)
    }
    phone.tap(at: (10, 10))
    #expect(shapes.plain == 1)
    #expect(shapes.senders.allSatisfy { $0 === control } && shapes.senders.count == 2)
    #expect(shapes.event?.type == .touches)
  }

  @Test("K24 targets are not retained, and one that is gone is told")
  func unretained() {
    let (phone, control, _) = fixture()
    weak var gone: Performer?
    do {
      let target = Performer(["save:"], phone.journal)
      gone = target
      control.addTarget(target, action: "save:", for: .touchUpInside)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchUpInside)
    #expect(phone.journal.take() == [])
    #expect(phone.sent == ["touchUpInside save: of a target that is gone"])
    #expect(control.allTargets.isEmpty)
  }

  @Test("K24 removing with a nil target removes for every target; with a nil action, every action")
  func removing() {
    let (phone, control, target) = fixture()
    let other = Performer(["save:"], phone.journal)
    for one in [target, other] { control.addTarget(one, action: "save:", for: [.touchDown, .touchUpInside]) }
    control.addTarget(target, action: "open:", for: .touchDown)
    control.removeTarget(nil, action: "save:", for: .touchDown)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["open:"])
    #expect(control.actions(forTarget: other, forControlEvent: .touchUpInside) == ["save:"])
    control.removeTarget(target, action: nil, for: .allEvents)
    #expect(control.allTargets == [other])
    #expect(control.allControlEvents == .touchUpInside)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
  }

  @Test("K24 a nil target counts as NSNull among the targets")
  func nilTarget() {
    let (_, control, target) = fixture()
    control.addTarget(nil, action: "save:", for: .touchDown)
    control.addTarget(target, action: "save:", for: .touchDown)
    #expect(control.allTargets.count == 2)
    #expect(control.allTargets.contains(target) && control.allTargets.contains { $0.base is NSNull })
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == ["save:"])
  }

  @Test("K25 the same target and action added again is one pair with both masks, sent once (ours)")
  func twice() {
    let (phone, control, target) = fixture()
    control.addTarget(target, action: "save:", for: .touchDown)
    control.addTarget(target, action: "save:", for: [.touchDown, .touchUpInside])
    phone.tap(at: (10, 10))
    #expect(phone.journal.take() == ["save: from control with event", "save: from control with event"])
    #expect(phone.sent == ["touchDown save: by Performer", "touchUpInside save: by Performer"])
  }

  @Test("K20 an action of the same identifier replaces the one before, for all of both's events (ours)")
  func replaced() {
    let (_, control, _) = fixture()
    var ran: [String] = []
    let name = UIAction.Identifier("save")
    control.addAction(UIAction(identifier: name) { _ in ran.append("old") }, for: .touchDown)
    control.addAction(UIAction(identifier: name) { _ in ran.append("new") }, for: .touchUpInside)
    control.sendActions(for: [.touchDown, .touchUpInside])
    control.sendActions(for: .touchDown)
    control.removeAction(identifiedBy: name, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(ran == ["new", "new"])
  }

  @Test("K20 a handler is told of its sender while it runs, and handlers can be gone through until stopped")
  func handlers() {
    let (_, control, target) = fixture()
    var senders: [UIControl?] = []
    let action = UIAction(title: "Save") { senders.append($0.sender as? UIControl) }
    control.addTarget(target, action: "save:", for: .touchDown)
    control.addAction(action, for: .touchUpInside)
    control.addAction(UIAction { _ in }, for: .touchCancel)
    control.sendActions(for: .touchUpInside)
    #expect(senders == [control] && action.sender == nil)
    var seen: [String] = []
    control.enumerateEventHandlers { action, pair, events, stop in
      seen.append("\(action?.title ?? pair?.1.description ?? "") \(events.names.joined())")
      stop = action === action && seen.count == 2
    }
    #expect(seen == ["save: touchDown", "Save touchUpInside"])
  }

  @Test("K29 events have UIKit's bits")
  func bits() {
    let events: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
      .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    let touch: [UInt] = (0...8).map { 1 << $0 }
    #expect(events.map(\.rawValue) == touch)
    #expect(UIControl.Event.valueChanged.rawValue == 1 << 12)
    #expect(UIControl.Event.primaryActionTriggered.rawValue == 1 << 13)
    let editing: [UIControl.Event] = [.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit]
    let edit: [UInt] = (16...19).map { 1 << $0 }
    #expect(editing.map(\.rawValue) == edit)
    #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF)
    #expect(UIControl.Event.allEditingEvents.rawValue == 0xF0000)
    #expect(UIControl.Event([.touchDown, .init(rawValue: 1 << 24)]).names == ["touchDown", "event 0x1000000"])
  }

  @Test("K40 a page control goes on where the tap is at the side towards which its pages follow each other")
  func pages() {
    let phone = Phone()
    let control = UIPageControl(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
    control.numberOfPages = 3
    phone.window.addSubview(control)
    var states: [UIPageControl.InteractionState] = []
    control.addAction(
      UIAction { [unowned control] _ in states.append(control.interactionState) }, for: .valueChanged)
    phone.tap(at: (140, 60))
    #expect(control.currentPage == 1)
    control.semanticContentAttribute = .forceRightToLeft
    phone.tap(at: (140, 60))
    #expect(control.currentPage == 0)
    control.direction = .leftToRight
    phone.tap(at: (140, 60))
    #expect(control.currentPage == 1)
    control.direction = .bottomToTop
    phone.tap(at: (60, 60))
    #expect(control.currentPage == 2)
    #expect(states.allSatisfy { $0 == .discrete } && states.count == 4 && control.interactionState == .none)
  }

  @Test("K34 a slider sends its value when a finger takes hold, at every change, and when it lets go")
  func sliderValues() {
    let phone = Phone()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 131, height: 31))
    phone.window.addSubview(slider)
    slider.writeDownEvents(in: phone.journal)
    let value = ["valueChanged", "primaryActionTriggered"]
    func drag() -> [[String]] {
      phone.down(1, at: (15, 15))
      let held = phone.journal.take()
      phone.move(1, to: (15, 20))
      let still = phone.journal.take()
      phone.up(1)
      return [held, still, phone.journal.take()]
    }
    #expect(drag() == [value + ["touchDown"], ["touchDragInside"], value + ["touchUpInside"]])
    slider.isContinuous = false
    #expect(drag() == [["touchDown"], ["touchDragInside"], value + ["touchUpInside"]])
  }

  @Test("K31 a button's lift inside also sends primaryActionTriggered, with touchUpInside (ours: in one go)")
  func primaryAction() {
    let (phone, control, _) = fixture()
    let button = UIButton(frame: control.frame)
    phone.window.addSubview(button)
    button.writeDownEvents(in: phone.journal)
    var both = 0
    button.addAction(UIAction { _ in both += 1 }, for: [.touchUpInside, .primaryActionTriggered])
    phone.tap(at: (10, 10))
    #expect(phone.journal.take() == ["touchDown", "touchUpInside", "primaryActionTriggered"])
    #expect(both == 1)
    phone.down(1, at: (10, 10))
    phone.move(1, to: (199, 199))
    phone.up(1)
    #expect(phone.journal.take().last == "touchUpOutside")
  }

  @Test("K31 code that sends a control's own event sends primaryActionTriggered, too; other events don't")
  func primaryActionByCode() {
    let picker = UIDatePicker()
    let controls: [(UIControl, UIControl.Event)] = [
      (UIButton(), .touchUpInside), (UISwitch(), .valueChanged), (UISlider(), .valueChanged),
      (UIStepper(), .valueChanged), (UISegmentedControl(), .valueChanged), (UIPageControl(), .valueChanged),
      (picker, .valueChanged), (UIColorWell(), .valueChanged), (UITextField(), .editingDidEndOnExit),
    ]
    for (control, own) in controls {
      var count = 0
      control.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
      control.sendActions(for: own == .valueChanged ? .touchUpInside : .valueChanged)
      #expect(count == 0)
      control.sendActions(for: own)
      #expect(count == 1, "\(type(of: control))")
    }
    let plain = UIControl(frame: .zero, primaryAction: UIAction { _ in Issue.record("none is its own") })
    plain.sendActions(for: [.touchUpInside, .valueChanged])
  }

  @Test("V234 a control has a tool tip's interaction as long as it has a tool tip")
  func toolTips() {
    let control = UIControl()
    #expect(control.toolTipInteraction == nil)
    control.toolTip = "Saves"
    let interaction = control.toolTipInteraction
    #expect(interaction?.defaultToolTip == "Saves")
    control.toolTip = "Keeps"
    #expect(control.toolTipInteraction === interaction && interaction?.defaultToolTip == "Keeps")
    control.toolTip = nil
    #expect(control.toolTipInteraction == nil)
  }
}

extension Phone {
  /// The actions that were sent for touches.
  fileprivate var sent: [String] {
    decisions.filter { $0.hasPrefix("touchUpInside") || $0.hasPrefix("touchDown") }
  }
}

private final class Office: UIApplication {
  private let journal: Journal
  var keepsActions = false
  init(_ journal: Journal) { self.journal = journal }

  override func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    journal.note("application sends \(action)")
    return keepsActions ? true : super.sendAction(action, to: target, from: sender, for: event)
  }
}

private final class WatchedControl: UIControl {
  var journal: Journal?
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    journal?.note("control sends \(action)")
    super.sendAction(action, to: target, for: event)
  }
}

private final class KeepingControl: UIControl {
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  override func sendAction(_ action: UIAction) {}
}

private final class Shapes: ActionMethods {
  var plain = 0
  var senders: [UIControl] = []
  var event: UIEvent?

  func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
    switch action {
    case "plain": { _, _ in self.plain += 1 }
    case "sent:": { sender, _ in self.take(sender) }
    case "sent:for:":
      { sender, event in
        self.take(sender)
        self.event = event
      }
    default: nil
    }
  }

  private func take(_ sender: Any?) {
    if let control = sender as? UIControl { senders.append(control) }
  }
}

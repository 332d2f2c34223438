import Foundation
import HeadlessUIKit
import Testing

/// Group S: who observes a scroll view's content.
@MainActor struct ObservingTests {
  @Test("S33 an observer hears of another offset after the delegate, until it is invalidated or let go")
  func contentOffset() {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    let follower = Follower(phone.journal)
    list.delegate = follower
    var seen: [NSKeyValueObservedChange<CGPoint>] = []
    var token: NSKeyValueObservation? = list.observe(\.contentOffset, options: [.new, .old]) { list, change in
      phone.journal.note("observed \(list.contentOffset.y)")
      seen.append(change)
    }
    #expect(seen.isEmpty)
    list.contentOffset.y = 30
    #expect(phone.journal.take() == ["scrolled", "observed 30.0"])
    #expect(seen.last?.oldValue?.y == 0 && seen.last?.newValue?.y == 30 && seen.last?.kind == .setting)
    list.contentOffset.y = 30
    #expect(phone.journal.take() == [])
    token?.invalidate()
    list.contentOffset.y = 40
    #expect(phone.journal.take() == ["scrolled"])
    token = list.observe(\.contentOffset) { _, change in
      #expect(change.newValue == nil && change.oldValue == nil)
      phone.journal.note("observed")
    }
    token = nil
    list.contentOffset.y = 50
    #expect(phone.journal.take() == ["scrolled"] && token == nil)
  }

  @Test("S33 a finger's drag is observed frame by frame, and an observer may move the content")
  func dragging() {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    var offsets: [CGFloat] = []
    let token = list.observe(\.contentOffset, options: [.initial, .new]) { list, change in
      offsets.append(change.newValue?.y ?? -1)
      if list.contentOffset.y > 30 { list.contentOffset.y = 30 }
    }
    phone.down(1, at: (100, 150))
    for y in stride(from: 140.0, through: 90, by: -10) { phone.move(1, to: (100, y)) }
    #expect(offsets.first == 0 && offsets.count > 3 && list.contentOffset.y == 30)
    token.invalidate()
  }

  @Test("S33 sizes, frames, hiding and a control's states are told at once; other properties when the turn ends")
  func properties() {
    let phone = Phone.forGestures()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    phone.window.addSubview(button)
    var heard: [String] = []
    var tokens = [
      button.observe(\.frame) { _, _ in heard.append("frame") },
      button.observe(\.isHidden) { _, _ in heard.append("hidden") },
      button.observe(\.isSelected) { _, _ in heard.append("selected") },
      button.observe(\.tag) { _, _ in heard.append("tag") },
    ]
    let list = phone.scrollView()
    tokens.append(list.observe(\.contentSize, options: .new) { _, _ in heard.append("size") })
    button.frame.size.width = 20
    button.isHidden = true
    button.isSelected = true
    list.contentSize.height = 3000
    #expect(heard == ["frame", "hidden", "selected", "size"])
    button.tag = 1
    #expect(heard.count == 4)
    phone.application.endTurn()
    #expect(heard.last == "tag" && tokens.count == 5)
  }

  @Test("V1185 what is typed no observer of the text hears of, but of what code sets, before that or then")
  func typing() {
    final class Field: UITextField {}
    let phone = Phone.forGestures()
    let (field, own, view, observer) = (UITextField(), Field(), UITextView(), NamedObserver())
    for text in [field, own, view] { phone.window.addSubview(text) }
    var heard: [String] = []
    let tokens = [
      field.observe(\.text, options: .new) { _, change in heard.append("field \((change.newValue ?? "") ?? "")") },
      own.observe(\.text) { own, _ in heard.append("own \(own.text ?? "")") },
      view.observe(\.text) { view, _ in heard.append("view \(view.text ?? "")") },
      view.observe(\.selectedRange) { _, _ in heard.append("caret") },
    ]
    field.addObserver(observer, forKeyPath: "text", options: [], context: nil)
    for text in [field, own, view] as [any UIKeyInput] { text.insertText("a") }
    phone.application.endTurn()
    #expect(heard == ["caret"] && observer.heard.isEmpty && view.text == "a")
    field.text = "b"
    field.insertText("c")
    #expect(heard.last == "field b" && observer.heard.count == 1)
    phone.application.endTurn()
    #expect(heard == ["caret", "field b"])
    field.addAction(UIAction { [unowned field] _ in field.text = "d" }, for: .editingChanged)
    field.deleteBackward()
    for text in [own, view] as [any UITextInput] { text.setMarkedText("x", selectedRange: NSRange()) }
    phone.application.endTurn()
    #expect(heard.filter { $0 != "caret" } == ["field b", "field d"] && observer.heard.count == 2)
    view.text = "e"
    own.text = "f"
    phone.application.endTurn()
    #expect(heard.contains("view e") && heard.contains("own f") && tokens.count == 4)
    field.removeObserver(observer, forKeyPath: "text")
  }

  @Test("V1185 nor of a switch that a finger turns over")
  func turning() {
    let phone = Phone.forGestures()
    let (toggle, observer) = (UISwitch(), NamedObserver())
    phone.window.addSubview(toggle)
    var heard: [Bool] = []
    let token = toggle.observe(\.isOn) { toggle, _ in heard.append(toggle.isOn) }
    toggle.addObserver(observer, forKeyPath: "on", options: [], context: nil)
    phone.tap(at: (20, 15))
    phone.application.endTurn()
    #expect(toggle.isOn && heard.isEmpty && observer.heard.isEmpty)
    toggle.isOn = false
    phone.application.endTurn()
    #expect(heard == [false] && observer.heard == ["on"])
    token.invalidate()
    toggle.removeObserver(observer, forKeyPath: "on")
  }

  @Test("S33 a recognizer's states are told one by one, the last before its action")
  func recognizerStates() {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    var heard: [String] = []
    list.panGestureRecognizer.addHandler { heard.append("action \($0.state.rawValue)") }
    let token = list.panGestureRecognizer.observe(\.state) { pan, _ in heard.append("state \(pan.state.rawValue)") }
    let observer = NamedObserver()
    list.addObserver(observer, forKeyPath: "panGestureRecognizer.state", options: .new, context: nil)
    phone.down(1, at: (100, 150))
    for y in stride(from: 140.0, through: 90, by: -10) { phone.move(1, to: (100, y)) }
    phone.up(1)
    #expect(heard.first == "state 1" && heard.contains("state 2"))
    let end = heard.firstIndex(of: "state 3")
    #expect(end.map { heard[$0 + 1] } == "action 3")
    #expect(heard.last == "state 0")
    #expect(observer.heard.count { $0.contains("panGestureRecognizer.state") } >= 4)
    token.invalidate()
    list.removeObserver(observer, forKeyPath: "panGestureRecognizer.state")
  }

  @Test("S33 a responder observes by a property's name, with its context, until it is removed")
  func names() {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    let observer = NamedObserver()
    list.addObserver(observer, forKeyPath: "contentOffset", options: [.new, .old], context: nil)
    list.addObserver(observer, forKeyPath: "hidden", options: [], context: nil)
    list.contentOffset.y = 20
    #expect(observer.heard == ["contentOffset 0.0 20.0"])
    list.isHidden = true
    #expect(observer.heard.last == "hidden")
    list.removeObserver(observer, forKeyPath: "contentOffset")
    list.contentOffset.y = 30
    #expect(observer.heard.count == 2)
  }

  @Test("V133 layouts, recognizers, presentation controllers and bar items observe by a property's name")
  func observersOfUIKit() {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    let observers: [any NSObject & Listening] = [
      ListeningLayout(), ListeningRecognizer(), ListeningItem(), ListeningLayer(),
      ListeningPresentation(presentedViewController: UIViewController(), presenting: nil),
    ]
    for observer in observers { list.addObserver(observer, forKeyPath: "contentSize", options: .new, context: nil) }
    list.contentSize.height = 4321
    for observer in observers {
      #expect(observer.heard == ["contentSize"])
      list.removeObserver(observer, forKeyPath: "contentSize", context: nil)
    }
    list.contentSize.height = 4000
    for observer in observers { #expect(observer.heard.count == 1) }
  }

  @Test("V133 a layout hears by the name that it is a collection's")
  func layoutInCollection() {
    let phone = Phone.forGestures()
    let layout = ListeningLayout()
    layout.addObserver(layout, forKeyPath: "collectionView", options: .new, context: nil)
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    phone.application.endTurn()
    #expect(layout.heard == ["collectionView"] && layout.collectionView === collection)
    layout.removeObserver(layout, forKeyPath: "collectionView")
  }

  @Test("V133 any object observes that adopts KeyValueObserver, and takes its observation away as it dies")
  func plainObservers() {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    var heard: [String] = []
    var keeper: PlainObserver? = PlainObserver(of: list) { heard.append($0) }
    list.contentOffset.y = 10
    #expect(heard == ["contentOffset"] && keeper != nil)
    keeper = nil
    list.contentOffset.y = 20
    #expect(heard.count == 1)
    var own: SelfObservingView? = SelfObservingView()
    own?.alpha = 0.5
    #expect(own?.heard == ["alpha"])
    own = nil
    #expect(own == nil)
  }

  @Test("V414 who observes by a name hears of a case by its number, and of places as values and as boxes alike")
  func numbers() {
    final class Keeper: NSObject, KeyValueObserver {
      var heard: [Any?] = []
      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { heard.append(change?[.newKey]) }
    }
    let phone = Phone.forGestures()
    let (list, keeper) = (phone.scrollView(), Keeper())
    list.addObserver(keeper, forKeyPath: "panGestureRecognizer.state", options: .new, context: nil)
    phone.down(1, at: (100, 150))
    phone.move(1, from: (100, 150), to: (100, 100), steps: 4)
    phone.up(1)
    #expect(keeper.heard.first as? Int == UIGestureRecognizer.State.began.rawValue)
    keeper.heard = []
    list.addObserver(keeper, forKeyPath: "contentOffset", options: .new, context: nil)
    list.contentOffset.y = 7
    #expect((keeper.heard.first as? NSValue)?.cgPointValue.y == 7 && (keeper.heard.first as? CGPoint)?.y == 7)
  }

  @Test("V181 an application's own object tells its observers when the turn ends in which a property changed")
  func ownObjects() {
    let model = Model()
    var heard: [String] = []
    var token: NSKeyValueObservation? = model.observe(\.name, options: [.new, .old]) { model, change in
      heard.append("\(model.name) \(change.oldValue ?? "") \(change.newValue ?? "")")
    }
    model.name = "b"
    model.name = "c"
    #expect(heard == [])
    UIApplication.shared.endTurn()
    #expect(heard == ["c a c"], "once, though it was set twice")
    UIApplication.shared.endTurn()
    #expect(heard.count == 1)
    token = nil
    model.name = "d"
    UIApplication.shared.endTurn()
    #expect(heard.count == 1 && token == nil)
  }

  /// As applications have them: no actor's, and no class of UIKit's.
  private final class Model: NSObject { var name = "a" }

  @Test("V133 a property without a value is observed, and told as NSNull")
  func missingValues() {
    let item = UIBarButtonItem()
    let observer = ListeningItem()
    item.addObserver(observer, forKeyPath: "title", options: [.new, .old], context: nil)
    item.title = "Save"
    UIApplication.shared.endTurn()
    #expect(observer.heard == ["title"])
    #expect(observer.last?[.newKey] as? String == "Save" && observer.last?[.oldKey] is NSNull)
    item.removeObserver(observer, forKeyPath: "title")
  }

  @Test("S33 a name that is not known, and an observation that never began, stop the program")
  func refusals() async {
    let unknown = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().addObserver(UIView(), forKeyPath: "colour", context: nil) }
    }
    let said = String(decoding: unknown?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("colour"))
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().removeObserver(UIView(), forKeyPath: "frame") }
    }
  }
}

private final class Follower: NSObject, UIScrollViewDelegate {
  let journal: Journal
  init(_ journal: Journal) { self.journal = journal }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { journal.note("scrolled") }
}

private final class NamedObserver: UIView {
  var heard: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard keyPath == "contentOffset" else { return heard.append(keyPath ?? "") }
    let (old, new) = (change?[.oldKey] as? CGPoint, change?[.newKey] as? CGPoint)
    heard.append("contentOffset \(old?.y ?? -1) \(new?.y ?? -1)")
  }
}

@MainActor private protocol Listening: AnyObject {
  var heard: [String] { get }
}

private final class ListeningLayout: UICollectionViewFlowLayout, Listening {
  var heard: [String] = []
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { heard.append(keyPath ?? "") }
}

private final class ListeningRecognizer: UIGestureRecognizer, Listening {
  var heard: [String] = []
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { heard.append(keyPath ?? "") }
}

private final class ListeningItem: UIBarButtonItem, Listening {
  var heard: [String] = []
  var last: [NSKeyValueChangeKey: Any]?
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    heard.append(keyPath ?? "")
    last = change
  }
}

private final class ListeningLayer: CALayer, Listening {
  var heard: [String] = []
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { heard.append(keyPath ?? "") }
}

private final class ListeningPresentation: UIPresentationController, Listening {
  var heard: [String] = []
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { heard.append(keyPath ?? "") }
}

private final class PlainObserver: NSObject, KeyValueObserver {
  private let list: UIScrollView
  private let tell: (String) -> Void

  init(of list: UIScrollView, _ tell: @escaping (String) -> Void) {
    (self.list, self.tell) = (list, tell)
    super.init()
    list.addObserver(self, forKeyPath: "contentOffset", options: .new, context: nil)
  }

  deinit { list.removeObserver(self, forKeyPath: "contentOffset") }

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { tell(keyPath ?? "") }
}

private final class SelfObservingView: UIView {
  var heard: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addObserver(self, forKeyPath: "alpha", options: .new, context: nil)
  }
  required init?(coder: NSCoder) { nil }
  deinit { removeObserver(self, forKeyPath: "alpha") }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { heard.append(keyPath ?? "") }
}

import Foundation
import HeadlessUIKit
import Observation
import Testing

/// Rules V375, V377 and V378: what holds while something is brought up to date, and what has it done again.
@MainActor struct UpdateTests {
  @Test("V375 the current traits are those of whoever is laid out, drawn, or told of changes")
  func current() {
    let (phone, heard) = (Phone(), Journal())
    let controller = Controller(heard)
    controller.view.overrideUserInterfaceStyle = .dark
    phone.window.rootViewController = controller
    phone.application.endTurn()
    // The controller's own are light.
    #expect(
      Set(heard.take())
        == ["changes 2", "constraints 1", "properties 2", "layout 2", "did lay out 1", "draw 2"])
    controller.view.tintColor = .red
    #expect(heard.take() == ["tint 2"])
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test("V375 a presentation has its container's traits")
  func presentation() {
    let phone = Phone()
    phone.window.rootViewController = UIViewController()
    phone.window.overrideUserInterfaceStyle = .dark
    let presented = UIViewController()
    presented.modalPresentationStyle = .custom
    phone.window.rootViewController?.present(presented, animated: false)
    phone.application.endTurn()
    #expect(presented.presentationController?.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("V377 traits that an update reads have it called again when they change, and no others")
  func traits() {
    let (phone, heard) = (Phone(), Journal())
    let view = Reader(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.lays = { heard.note("layout \($0.traitCollection.horizontalSizeClass.rawValue)") }
    view.draws = { heard.note("draw \($0.traitCollection.preferredContentSizeCategory == .large)") }
    phone.window.addSubview(view)
    phone.application.endTurn()
    #expect(heard.take() == ["layout 1", "draw true"])
    phone.window.windowScene?.traitOverrides.preferredContentSizeCategory = .small
    view.traitOverrides.preferredContentSizeCategory = .small
    phone.application.endTurn()
    #expect(heard.take() == ["draw false"])
    view.traitOverrides.horizontalSizeClass = .regular
    phone.application.endTurn()
    #expect(heard.take() == ["layout 2"])
    view.traitOverrides.typesettingLanguage = Locale.Language(identifier: "th")
    phone.application.endTurn()
    #expect(heard.take() == [])
  }

  @Test("V377 a controller's are those of its view, too; another appearance has views laid out and drawn anew")
  func controllers() {
    let (phone, heard) = (Phone(), Journal())
    let controller = Sizer(heard)
    phone.window.rootViewController = controller
    phone.application.endTurn()
    #expect(Set(heard.take()) == ["will 1"])
    controller.view.traitOverrides.horizontalSizeClass = .regular
    phone.application.endTurn()
    #expect(heard.take() == ["will 1"], "called again; the controller's own are as they were")
    let view = Reader(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.lays = { _ in heard.note("layout") }
    view.draws = { _ in heard.note("draw") }
    controller.view.addSubview(view)
    phone.application.endTurn()
    _ = heard.take()
    phone.window.overrideUserInterfaceStyle = .dark
    phone.application.endTurn()
    #expect(heard.take() == ["will 1", "layout", "draw"])
  }

  @Test("V378 an update that reads a property of an observable object is called again after that changes, once")
  func observed() {
    let (phone, heard, model) = (Phone(), Journal(), Model())
    let view = Reader(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.lays = { _ in heard.note("layout \(model.width)") }
    view.draws = { _ in heard.note("draw \(model.name)") }
    view.sets = { _ in heard.note("properties \(model.isOn ? model.name : "off")") }
    phone.window.addSubview(view)
    phone.application.endTurn()
    #expect(heard.take() == ["properties off", "layout 1", "draw a"])
    model.width = 2
    model.width = 3
    phone.application.endTurn()
    #expect(heard.take() == ["layout 3"])
    model.name = "b"
    phone.application.endTurn()
    #expect(heard.take() == ["draw b"])
    model.isOn = true
    phone.application.endTurn()
    #expect(heard.take() == ["properties b"])
    model.name = "c"
    phone.application.endTurn()
    #expect(heard.take() == ["properties c", "draw c"])
    for _ in 0..<10 {
      view.setNeedsLayout()
      phone.application.endTurn()
    }
    #expect(heard.take().count == 10)
    model.width = 4
    phone.application.endTurn()
    #expect(heard.take() == ["layout 4"])
    model.width = 5
    view.removeFromSuperview()
    phone.application.endTurn()
    #expect(heard.take() == [])
  }

  @Test("V378 so do a controller's methods, and the configurations of buttons and cells")
  func observedElsewhere() {
    let (phone, heard, model) = (Phone(), Journal(), Model())
    let controller = Sizer(heard)
    controller.model = model
    let (button, cell) = (UIButton(configuration: .plain()), UICollectionViewCell())
    button.configurationUpdateHandler = { _ in heard.note("button \(model.name)") }
    cell.configurationUpdateHandler = { _, _ in heard.note("cell \(model.name)") }
    phone.window.rootViewController = controller
    for view in [button, cell] { controller.view.addSubview(view) }
    phone.application.endTurn()
    _ = heard.take()
    model.name = "b"
    phone.application.endTurn()
    #expect(heard.take().sorted() == ["button b", "cell b"])
    model.width = 7
    phone.application.endTurn()
    #expect(heard.take() == ["did 7"])
  }

  @Test("V378 what an update wrote itself, and what an earlier one read alone, have nothing called again")
  func unobserved() {
    let (phone, heard, model) = (Phone(), Journal(), Model())
    let view = Reader(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.lays = { _ in
      model.width += 1
      heard.note(model.isOn ? "on" : "off \(model.name)")
    }
    phone.window.addSubview(view)
    phone.application.endTurn()
    phone.application.endTurn()
    #expect(heard.take() == ["off a"])
    model.isOn = true
    phone.application.endTurn()
    #expect(heard.take() == ["on"])
    view.setNeedsLayout()
    phone.application.endTurn()
    #expect(heard.take() == ["on"])
    model.name = "b"
    phone.application.endTurn()
    #expect(heard.take() == [])
  }
}

@Observable private final class Model {
  var width = 1
  var name = "a"
  var isOn = false
}

private final class Reader: UIView {
  var lays: ((UIView) -> Void)?
  var draws: ((UIView) -> Void)?
  var sets: ((UIView) -> Void)?
  override func updateProperties() { sets?(self) }
  override func layoutSubviews() { lays?(self) }
  override func draw(_ rect: CGRect) { draws?(self) }
}

private final class Sizer: UIViewController {
  let heard: Journal
  var model: Model?
  init(_ heard: Journal) {
    self.heard = heard
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewWillLayoutSubviews() {
    if model == nil { heard.note("will \(traitCollection.horizontalSizeClass.rawValue)") }
  }
  override func viewDidLayoutSubviews() {
    if let model { heard.note("did \(model.width)") }
  }
}

private final class Controller: UIViewController {
  let heard: Journal
  init(_ heard: Journal) {
    self.heard = heard
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func loadView() { view = Teller(heard) }
  override func viewDidLayoutSubviews() { heard.noteStyle("did lay out") }
}

private final class Teller: UIView {
  let heard: Journal
  init(_ heard: Journal) {
    self.heard = heard
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }
  required init?(coder: NSCoder) { nil }
  override func layoutSubviews() { heard.noteStyle("layout") }
  override func draw(_ rect: CGRect) { heard.noteStyle("draw") }
  override func updateProperties() { heard.noteStyle("properties") }
  override func updateConstraints() { heard.noteStyle("constraints") }
  override func tintColorDidChange() { heard.noteStyle("tint") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    heard.noteStyle("changes")
  }
}

extension Journal {
  fileprivate func noteStyle(_ name: String) {
    note("\(name) \(UITraitCollection.current.userInterfaceStyle.rawValue)")
  }
}

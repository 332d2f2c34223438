import Foundation
import HeadlessUIKit
import Testing

/// Rules V470 to V472 and V718: who hears of another tint, and what dimming makes of it.
@MainActor struct TintTests {
  private let heard = Journal()

  private func teller(_ name: String) -> Teller { Teller(name, heard) }

  @Test("V470 a view that comes to a superview of another tint, or leaves it, hears of it")
  func moves() {
    let (red, plain) = (UIView(), UIView())
    red.tintColor = .red
    let (outer, inner, own) = (teller("outer"), teller("inner"), teller("own"))
    outer.addSubview(inner)
    inner.addSubview(own)
    own.tintColor = .green
    #expect(heard.take() == ["own"])
    plain.addSubview(outer)
    #expect(heard.take().isEmpty)
    red.addSubview(outer)
    #expect(heard.take() == ["outer", "inner"] && inner.tintColor == .red && own.tintColor == .green)
    red.bringSubviewToFront(outer)
    #expect(heard.take().isEmpty)
    outer.removeFromSuperview()
    #expect(heard.take() == ["outer", "inner"] && inner.tintColor == .systemBlue)
  }

  @Test("V470 a view that is plain itself hands it on to who hears of it")
  func handedOn() {
    let (red, plain) = (UIView(), UIView())
    red.tintColor = .red
    plain.addSubview(teller("inner"))
    red.addSubview(plain)
    #expect(heard.take() == ["inner"])
    red.tintColor = .green
    #expect(heard.take() == ["inner"])
  }

  @Test("V718 who is given the tint that it has hears nothing, so that setting it when it changes comes to an end")
  func sameTint() {
    let (outer, inner) = (teller("outer"), teller("inner"))
    outer.addSubview(inner)
    outer.tintColor = .red
    #expect(heard.take() == ["outer", "inner"])
    outer.tintColor = .red
    inner.tintColor = .red
    #expect(heard.take().isEmpty)
    outer.tintColor = .green
    #expect(heard.take() == ["outer"] && inner.tintColor == .red)
    let settler = Settler()
    settler.tintColor = .green
    #expect(settler.changes == 2 && settler.tintColor == .red)
  }

  private final class Settler: UIView {
    var changes = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
      tintColor = .red
    }
  }

  @Test("V471 a mode is the first that is not automatic, from the view upwards; without any it is normal")
  func mode() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.tintAdjustmentMode == .normal && outer.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintAdjustmentMode == .normal)
    inner.tintAdjustmentMode = .automatic
    #expect(inner.tintAdjustmentMode == .dimmed)
    inner.removeFromSuperview()
    #expect(inner.tintAdjustmentMode == .normal)
  }

  @Test("V471 dimming makes a grey of tints, and is told where it is other than before")
  func dimming() throws {
    let (outer, own, normal) = (teller("outer"), teller("own"), teller("normal"))
    for view in [own, normal] { outer.addSubview(view) }
    (outer.tintColor, own.tintColor) = (.red, .green)
    normal.tintAdjustmentMode = .normal
    _ = heard.take()
    outer.tintAdjustmentMode = .dimmed
    #expect(heard.take() == ["outer", "own"])
    for view in [outer, own] {
      var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      let tint = try #require(view.tintColor)
      #expect(tint.getRed(&red, green: &green, blue: &blue, alpha: nil) && red == green && green == blue)
    }
    #expect(outer.tintColor != own.tintColor && normal.tintColor == .red)
    outer.tintAdjustmentMode = .dimmed
    #expect(heard.take().isEmpty)
    outer.tintAdjustmentMode = .normal
    #expect(heard.take() == ["outer", "own"] && outer.tintColor == .red && own.tintColor == .green)
    outer.tintAdjustmentMode = .automatic
    #expect(heard.take().isEmpty)
    normal.tintAdjustmentMode = .dimmed
    #expect(heard.take() == ["normal"])
    normal.removeFromSuperview()
    #expect(heard.take() == ["normal"])
  }

  @Test("V471 a view hears of being dimmed also by where it comes to")
  func dimmedByMoving() {
    let (dim, view) = (UIView(), teller("view"))
    dim.tintAdjustmentMode = .dimmed
    view.tintColor = .red
    _ = heard.take()
    dim.addSubview(view)
    #expect(heard.take() == ["view"] && view.tintColor != .red)
    view.removeFromSuperview()
    #expect(heard.take() == ["view"] && view.tintColor == .red)
  }

  @Test("V472 what an alert or a popover is presented over is dimmed until it has gone", arguments: [true, false])
  func presenting(isAlert: Bool) {
    let phone = Phone()
    let root = UIViewController()
    phone.window.rootViewController = root
    let view = teller("view")
    root.view.addSubview(view)
    phone.application.endTurn()
    _ = heard.take()
    let presented =
      isAlert ? UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert) : UIViewController()
    if !isAlert {
      presented.modalPresentationStyle = .popover
      presented.popoverPresentationController?.sourceView = root.view
    }
    root.present(presented, animated: true)
    phone.application.endTurn()
    #expect(heard.take() == ["view"] && view.tintAdjustmentMode == .dimmed && view.tintColor != .systemBlue)
    #expect(presented.view.tintAdjustmentMode == .normal && phone.window.tintAdjustmentMode == .normal)
    root.dismiss(animated: true)
    phone.wait(1)
    phone.application.endTurn()
    #expect(heard.take() == ["view"] && view.tintAdjustmentMode == .normal && view.tintColor == .systemBlue)
  }

  @Test("V472 a presentation of another style, or over a view that says it is normal, dims nothing")
  func notDimming() {
    let phone = Phone()
    let root = UIViewController()
    phone.window.rootViewController = root
    let cover = UIViewController()
    cover.modalPresentationStyle = .overFullScreen
    root.present(cover, animated: false)
    phone.application.endTurn()
    #expect(root.view.tintAdjustmentMode == .normal)
    root.dismiss(animated: false)
    phone.application.endTurn()
    phone.window.tintAdjustmentMode = .normal
    root.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: false)
    phone.application.endTurn()
    #expect(root.view.tintAdjustmentMode == .normal)
  }
}

private final class Teller: UIView {
  private let name: String
  private let heard: Journal
  init(_ name: String, _ heard: Journal) {
    (self.name, self.heard) = (name, heard)
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }
  required init?(coder: NSCoder) { nil }
  override func tintColorDidChange() { heard.note(name) }
}

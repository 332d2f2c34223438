import Foundation
import HeadlessUIKit
import Testing

/// Rules K103 and K104: a finger on a switch.
@MainActor struct SwitchTests {
  private func fixture() -> (phone: Phone, control: UISwitch) {
    let (phone, control) = (Phone.forGestures(), UISwitch())
    control.accessibilityIdentifier = "switch"
    control.frame.origin = CGPoint(x: 20, y: 20)
    phone.window.addSubview(control)
    return (phone, control)
  }

  @Test("K103 a finger on a switch has a plain view, two levels inside of it", arguments: [22.0, 45, 69])
  func hitView(x: Double) throws {
    let (phone, control) = fixture()
    let hit = try #require(phone.window.hitTest(CGPoint(x: x, y: 35), with: nil))
    #expect(!(hit is UIControl) && hit.superview?.superview === control)
    phone.tap(at: (x, 35))
    #expect(control.isOn)
  }

  @Test("K103 so a delegate that keeps controls from its tap finds none, and yet the switch comes first")
  func delegates() {
    final class Keeper: NSObject, UIGestureRecognizerDelegate {
      var asked: [Bool] = []
      func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        asked.append(touch.view is UIControl)
        return !(touch.view is UIControl)
      }
    }
    let ((phone, control), keeper) = (fixture(), Keeper())
    let tap = phone.add(UITapGestureRecognizer(), "tap", to: phone.window)
    tap.delegate = keeper
    phone.tap(at: (45, 35))
    #expect(keeper.asked == [false] && control.isOn && phone.journal.take() == [])
  }

  @Test("K103 a scroll view takes no finger from a switch that has it")
  func scrolling() {
    let (phone, control) = fixture()
    let list = phone.scrollView()
    list.addSubview(control)
    phone.down(1, at: (45, 35))
    phone.wait(0.3)
    phone.move(1, from: (45, 35), to: (45, 10))
    phone.up(1)
    #expect(control.isOn && list.contentOffset == .zero)
    phone.drag(from: (45, 35), to: (45, 10))
    #expect(control.isOn && list.contentOffset.y > 0)
  }

  @Test("V14 a switch in a row keeps its touches from the row")
  func inRow() throws {
    let (phone, control) = fixture()
    let (table, _) = phone.table()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    control.frame.origin = CGPoint(x: 100, y: 10)
    cell.contentView.addSubview(control)
    phone.press(at: (125, 25))
    #expect(control.isOn && table.indexPathForSelectedRow == nil)
    cell.accessoryView = control
    phone.window.layoutIfNeeded()
    phone.press(at: (Double(control.frame.midX), 25))
    #expect(!control.isOn && table.indexPathForSelectedRow == nil)
  }

  @Test("K104 of its touch events a switch sends those of the lift alone, after what has changed")
  func events() {
    let (phone, control) = fixture()
    control.writeDownEvents(in: phone.journal)
    phone.tap(at: (45, 35))
    #expect(phone.journal.take() == ["valueChanged", "primaryActionTriggered", "touchUpInside"])
    phone.drag(from: (60, 35), to: (25, 35))
    #expect(phone.journal.take() == ["valueChanged", "primaryActionTriggered", "touchUpInside"])
    phone.down(1, at: (45, 35))
    phone.report(.lose(1))
    #expect(phone.journal.take() == [] && !control.isOn)
  }

  @Test("K104 a disabled one passes its fingers on")
  func disabled() {
    let (phone, control) = fixture()
    control.isEnabled = false
    let card = phone.pad("card", (0, 0, 200, 200))
    card.addSubview(control)
    phone.tap(at: (45, 35))
    #expect(phone.journal.take() == ["card began 1", "card ended 1"] && !control.isOn)
  }
}

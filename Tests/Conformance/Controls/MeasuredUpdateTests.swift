import Foundation
import HeadlessUIKit
import Testing

/// Rule K106: updates of a configuration that measure and lay out.
@MainActor struct MeasuredUpdateTests {
  private final class Measuring: UIButton {
    var updates = 0
    var work: (Measuring) -> Void = { _ in }
    override func updateConfiguration() {
      super.updateConfiguration()
      updates += 1
      if updates < 20 { work(self) }
    }
  }

  private static let works: [@MainActor (UIButton) -> Void] = [
    { $0.layoutIfNeeded() }, { _ = $0.intrinsicContentSize }, { $0.sizeToFit() },
    { _ = $0.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) },
    { button in
      button.isSelected.toggle()
      button.layoutIfNeeded()
    },
  ]

  @Test("K106 a button's update that measures or lays the button out comes once", arguments: 0..<5)
  func button(place: Int) {
    let phone = Phone.forGestures()
    let button = Measuring(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.configuration = .filled()
    button.work = Self.works[place]
    phone.window.addSubview(button)
    phone.window.layoutIfNeeded()
    #expect(button.updates == 1)
    button.isHighlighted = true
    phone.window.layoutIfNeeded()
    #expect(button.updates == 2)
  }

  @Test("K106 so does a handler, and a cell's update that lays out the cell and what is in it")
  func cell() {
    let phone = Phone.forGestures()
    var updates = 0
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { button in
      updates += 1
      if updates < 20 { button.sizeToFit() }
    }
    phone.window.addSubview(button)
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    var cellUpdates = 0
    cell.configurationUpdateHandler = { cell, _ in
      cellUpdates += 1
      if cellUpdates < 20 {
        cell.layoutIfNeeded()
        cell.contentView.layoutIfNeeded()
      }
    }
    phone.window.addSubview(cell)
    phone.window.layoutIfNeeded()
    #expect(updates == 1 && cellUpdates == 1)
  }
}

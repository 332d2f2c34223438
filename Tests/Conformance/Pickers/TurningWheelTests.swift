import Foundation
import HeadlessUIKit
import Testing

/// Group K: what turns and flips.
@MainActor @Suite("K: what turns and flips") struct TurningWheelTests {
  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var told: [Int] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 30 }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      told.append(row)
    }
  }

  @Test("K74 a picker's selected row is the one in the middle, also while the wheel turns")
  func inTheHand() {
    let (phone, rows) = (Phone.forGestures(), Rows())
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    (picker.dataSource, picker.delegate) = (rows, rows)
    phone.window.addSubview(picker)
    picker.selectRow(3, inComponent: 0, animated: false)
    phone.down(1, at: (100, 180))
    var seen: [Int] = []
    for step in 1...40 {
      phone.move(1, to: (100, 180 - Double(step) * 3))
      seen.append(picker.selectedRow(inComponent: 0))
    }
    #expect(seen == seen.sorted() && Set(seen) == [3, 4, 5, 6] && rows.told == [])
    phone.liftAtRest()
    phone.wait(3)
    #expect(rows.told == [6] && picker.selectedRow(inComponent: 0) == 6)
    picker.selectRow(20, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 20)
  }

  @Test("K81 a date picker drops the seconds of a duration")
  func duration() {
    let picker = UIDatePicker()
    picker.countDownDuration = 3725
    #expect(picker.countDownDuration == 3720)
  }

  @Test("A155 an image view animates only images, and as long as they come")
  func images() {
    let (phone, view) = (Phone.forGestures(), UIImageView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    phone.window.addSubview(view)
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = (0..<3).map { _ in UIImage(size: CGSize(width: 9, height: 9)) }
    (view.animationDuration, view.animationRepeatCount) = (0.5, 2)
    view.startAnimating()
    #expect(view.isAnimating)
    phone.wait(0.9)
    #expect(view.isAnimating)
    phone.wait(0.2)
    #expect(!view.isAnimating)
    view.animationRepeatCount = 0
    view.startAnimating()
    phone.wait(60)
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
    view.isHighlighted = true
    view.startAnimating()
    #expect(!view.isAnimating)
  }
}

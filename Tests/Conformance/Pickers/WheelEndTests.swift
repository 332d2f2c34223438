import Foundation
import HeadlessUIKit
import Testing

/// Rule K101: a picker's wheel at its ends.
@MainActor @Suite("K: wheels at their ends") struct WheelEndTests {
  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var count = 5
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { count }
  }

  @Test("K101 in a list it keeps the finger at its ends, gives and springs back; so does one of a single row")
  func inList() {
    for (count, row, way) in [(5, 0, 60.0), (5, 4, -60), (1, 0, 60)] {
      let (phone, rows) = (Phone.forGestures(), Rows())
      let list = phone.scrollView()
      let picker = UIPickerView(frame: CGRect(x: 0, y: 300, width: 200, height: 160))
      rows.count = count
      (picker.dataSource, picker.delegate) = (rows, rows)
      list.addSubview(picker)
      list.contentOffset.y = 300
      phone.window.layoutIfNeeded()
      picker.selectRow(row, inComponent: 0, animated: false)
      let shown = picker.view(forRow: row, forComponent: 0)
      let place = shown?.convert(CGPoint.zero, to: phone.window)
      phone.pull((0, way), from: (100, 80))
      let pulled = shown?.convert(CGPoint.zero, to: phone.window)
      #expect(place.map { start in pulled.map { ($0.y - start.y) * way > 0 } == true } == true)
      phone.liftAtRest()
      phone.wait(3)
      #expect(list.contentOffset.y == 300 && picker.selectedRow(inComponent: 0) == row)
      #expect(shown?.convert(CGPoint.zero, to: phone.window) == place)
    }
  }

  @Test("K101 in a sheet it turns, and the sheet stays", arguments: [-90.0, 250])
  func inSheet(way: Double) throws {
    let (phone, rows) = (Phone.forGestures(), Rows())
    let (home, card) = (UIViewController(), UIViewController())
    phone.window.frame = UIScreen.main.bounds
    phone.window.rootViewController = home
    try #require(card.sheetPresentationController).detents = [.medium(), .large()]
    let picker = UIPickerView(frame: CGRect(x: 0, y: 20, width: 390, height: 160))
    (picker.dataSource, picker.delegate) = (rows, rows)
    card.view.addSubview(picker)
    home.present(card, animated: false)
    phone.wait(1)
    let low = card.view.frame
    let start = (100.0, Double(low.minY) + 100)
    phone.pull((0, way), from: start)
    #expect(card.view.frame == low)
    phone.liftAtRest()
    phone.wait(3)
    #expect(home.presentedViewController === card && card.view.frame == low)
    #expect(picker.selectedRow(inComponent: 0) == (way < 0 ? 3 : 0))
  }
}

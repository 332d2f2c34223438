import Foundation
import HeadlessUIKit
import Testing

/// Rules V1082, V1083 and V1085: what an application may hand in by mistake, and what it leaves behind.
@MainActor @Suite("V: wild numbers") struct WildNumberTests {
  @Test("V1082 a finger is on nothing whose place is no number")
  func places() {
    let phone = Phone.forGestures()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 150, height: 40))
    (slider.minimumValue, slider.maximumValue) = (-.infinity, .infinity)
    let field = UITextField(frame: CGRect(x: 0, y: 50, width: 150, height: 40))
    (field.text, field.font) = ("some words", .systemFont(ofSize: .infinity))
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 150, height: 80))
    (view.text, view.font) = ("some words", .systemFont(ofSize: .nan))
    for one in [slider, field, view] { phone.window.addSubview(one) }
    phone.drag(from: (20, 20), to: (100, 20))
    for y in [70.0, 140] {
      for _ in 1...2 { phone.tap(at: (40, y)) }
      phone.wait(1)
      phone.tap(at: (40, y))
      phone.wait(1)
    }
    #expect(!slider.isTracking && view.isFirstResponder)
    #expect(!CGRectContainsPoint(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), .zero))
    #expect(CGRectContainsPoint(CGRect(x: 5, y: 5, width: -5, height: -5), CGPoint(x: 0, y: 4)))
    #expect(!CGRectContainsPoint(CGRect(x: 0, y: 0, width: 5, height: 5), CGPoint(x: 5, y: 0)))
  }

  @Test("V1082 whole numbers are the nearest there are, and pixels beyond any memory no image")
  func wholes() {
    #expect(UIImage(size: CGSize(width: 1e30, height: 1)).cgImage == nil)
    #expect(UIImage(size: CGSize(width: 10, height: 20)).cgImage?.height == 20)
    #expect(UIImage(size: CGSize(width: CGFloat.nan, height: 1)).cgImage == nil)
    let endless = UIEdgeInsets(top: .nan, left: .infinity, bottom: 0, right: 0)
    let image = UIImage(size: CGSize(width: 10, height: 10)).resizableImage(withCapInsets: endless)
    #expect(image.leftCapWidth == .max && image.topCapHeight == 0)
    #expect(!UIColor(red: .infinity, green: 0.5, blue: -.infinity, alpha: 1).accessibilityName.isEmpty)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "a\nb\nc"
    let end = view.position(from: view.beginningOfDocument, in: .up, offset: .min)
    #expect(end.map { view.offset(from: view.beginningOfDocument, to: $0) } == 5)
  }

  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var rows = 9
    let height = CGFloat.infinity
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { height }
  }

  @Test("V1082 rows of endless height are as high as usual, and a date that is none changes nothing")
  func heights() {
    let phone = Phone.forGestures()
    let (picker, wheels) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 160)), Wheels())
    phone.keep(wheels)
    (picker.dataSource, picker.delegate) = (wheels, wheels)
    phone.window.addSubview(picker)
    phone.window.layoutIfNeeded()
    #expect(picker.rowSize(forComponent: 0).height == 32 && picker.selectedRow(inComponent: 0) == 0)
    let (table, _) = phone.table(rowHeight: UITableView.automaticDimension)
    table.estimatedRowHeight = .infinity
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 20 * 44 && table.visibleCells.count == 5)
    let dates = UIDatePicker()
    let date = dates.date
    dates.date = Date(timeIntervalSince1970: .nan)
    #expect(dates.date == date)
  }

  @Test("V1082 a picker whose data source counts fewer rows than none stops, and says whose fault it is")
  func counts() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (picker, wheels) = (UIPickerView(), Wheels())
        wheels.rows = -1
        picker.dataSource = wheels
        _ = picker.numberOfRows(inComponent: 0)
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("UIPickerView: its data source says there are -1 rows in component 0"))
  }

  @Test(
    "V1083 a collection knows nothing at a place that is no section and item", arguments: [[], [0]] as [IndexPath])
  func partlessPlaces(place: IndexPath) {
    let (collection, _) = Phone.forGestures().collection()
    #expect(collection.cellForItem(at: place) == nil && collection.layoutAttributesForItem(at: place) == nil)
    let header = UICollectionView.elementKindSectionHeader
    #expect(collection.layoutAttributesForSupplementaryElement(ofKind: header, at: place) == nil)
    #expect(collection.supplementaryView(forElementKind: header, at: place) == nil)
  }

  @Test("V1085 a target that is gone makes room for another one with its action")
  func goneTargets() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let tap = UITapGestureRecognizer()
    pad.addGestureRecognizer(tap)
    for _ in 1...5 { tap.addTarget(NSObject(), action: Selector("first:")) }
    phone.tap(at: (10, 10))
    #expect(phone.decisions.filter { $0 == "first: of a target that is gone" }.count == 1)
  }
}

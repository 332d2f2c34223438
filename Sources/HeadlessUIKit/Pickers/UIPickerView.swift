public import Foundation

/// Wheels beside each other, each a scroll view of rows that comes to rest on one of them.
///
/// A finger turns a wheel, or taps a row, and the delegate hears which row is selected when the wheel rests. The
/// places are ours; rows lie flat, as they are seen from the front.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipickerview>
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Asked when the picker is loaded. Not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { awaitLoading() } }
  /// Makes rows, and hears of selections. Not retained.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { awaitLoading() } }
  /// Kept, never drawn.
  open var showsSelectionIndicator = true
  private var wheels: [PickerWheel] = []
  /// As on a device the wheels are in the first subview; two lines lie over them, which take no touches.
  private let columns = UIPickerColumnView(frame: .zero)
  private let lines = [UIView(), UIView()]
  private var isLoaded = false

  /// Sizes are ours (W19).
  enum Metrics {
    static let size = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32
  }

  public override init(frame: CGRect) {
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Metrics.size) : frame)
    clipsToBounds = true
    makeParts()
  }

  /// Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(frame: CGRect(origin: .zero, size: Metrics.size))
    makeParts()
  }

  private func makeParts() {
    addSubview(columns)
    for line in lines {
      line.isUserInteractionEnabled = false
      addSubview(line)
    }
  }

  // MARK: What it shows

  /// 0 without a data source.
  open var numberOfComponents: Int { loaded.count }
  /// As the data source said when the picker was loaded.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }
  /// How large the rows of a wheel are.
  open func rowSize(forComponent component: Int) -> CGSize {
    wheel(component).map { CGSize(width: $0.bounds.width, height: $0.rowHeight) } ?? .zero
  }
  /// Nil for a row out of sight.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheel(component)?.view(of: row) }
  /// The row in the middle, at any time (K74); -1 where there is no such wheel, or it has no rows.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selected ?? -1 }
  /// As `selectedRow(inComponent:)`, but of a wheel that turns the row of before.
  final func restedRow(inComponent component: Int) -> Int { wheel(component)?.rested ?? -1 }
  /// The delegate hears nothing of it.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    wheel(component)?.select(row, animated: animated)
  }

  /// Asks for everything anew.
  open func reloadAllComponents() {
    awaitLoading()
    setNeedsLayout()
  }
  /// Asks for one wheel's rows anew.
  open func reloadComponent(_ component: Int) {
    if dataSource != nil { wheel(component)?.load() }
  }

  private func awaitLoading() {
    isLoaded = false
    setNeedsLayout()
  }

  private var loaded: [PickerWheel] {
    guard !isLoaded else { return wheels }
    isLoaded = true
    let count = DataSourceCount.range(dataSource?.numberOfComponents(in: self) ?? 0, of: "components", in: self)
      .count
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(of: self, wheels.count)
      wheels.append(wheel)
      columns.addSubview(wheel)
    }
    for wheel in wheels { wheel.load() }
    place()
    return wheels
  }

  private func wheel(_ component: Int) -> PickerWheel? {
    loaded.indices.contains(component) ? wheels[component] : nil
  }

  // MARK: Places

  open override var intrinsicContentSize: CGSize { Metrics.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Metrics.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    _ = loaded
    place()
  }

  /// Wheels that nobody gave a width share what is left.
  private func place() {
    columns.frame = bounds
    for (line, edge) in zip(lines, [-0.5, 0.5]) {
      line.frame = CGRect(x: 0, y: bounds.midY + edge * Metrics.rowHeight, width: bounds.width, height: 0.5)
    }
    let given = wheels.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
    let free = given.filter { $0 <= 0 }.count
    let share = free > 0 ? max(0, bounds.width - given.reduce(0) { $0 + max(0, $1) }) / CGFloat(free) : 0
    let widths = given.map { $0 > 0 ? $0 : share }
    var x = (bounds.width - widths.reduce(0, +)) / 2
    for (wheel, width) in zip(wheels, widths) {
      wheel.stand(in: CGRect(x: x, y: 0, width: width, height: bounds.height))
      x += width
    }
  }
}

/// How many wheels and rows a picker has.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipickerviewdatasource>
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Asked when the picker is loaded.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Asked when the picker is loaded.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What a picker's rows show, and which were selected.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipickerviewdelegate>
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// 0 for a share of what is left.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// In points; 32, unless it says otherwise (ours).
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// What a row says that has no view of its own.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// In place of the title.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// In place of a label with the title. No view comes again.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// A finger has turned the wheel, or tapped the row, and the wheel rests.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    DefaultAnswers.give(0, for: self)
  }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    DefaultAnswers.give(UIPickerView.Metrics.rowHeight, for: self)
  }
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let label = UILabel()
    label.textAlignment = .center
    label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    if let title = self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = title
    }
    return label
  }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// UIKit's name for what holds a picker's wheels.
final class UIPickerColumnView: UIView {}

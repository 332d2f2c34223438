import Foundation

/// One wheel of a picker: rows below each other, one of them in the middle.
@MainActor final class PickerWheel: UIScrollView {
  private unowned let picker: UIPickerView
  private let component: Int
  private(set) var count = 0
  private(set) var rowHeight = UIPickerView.Metrics.rowHeight
  private var shown: [Int: UIView] = [:]
  private let tap = UITapGestureRecognizer()
  /// A finger moves the wheel, or has let it go.
  private var isTurned = false
  private var chosen = 0

  init(of picker: UIPickerView, _ component: Int) {
    (self.picker, self.component) = (picker, component)
    super.init(frame: .zero)
    accessibilityIdentifier = "wheel\(component)"
    (showsVerticalScrollIndicator, decelerationRate) = (false, .fast)
    // A single row gives, too.
    alwaysBounceVertical = true
    tap.name = "tap to select"
    tap.ownAction = { [weak self] in self?.tapped() }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  /// The row in the middle, also while a finger turns the wheel and while it glides on; one that code selects, from
  /// then on. Nil without rows.
  var selected: Int? {
    guard let rested else { return nil }
    return isTurned || drag != nil ? row(at: contentOffset) : rested
  }
  /// The row that it rested on last, or that code selected; nil without rows.
  var rested: Int? { count > 0 ? min(chosen, count - 1) : nil }

  /// Asks for its rows anew.
  func load() {
    let what = "rows in component \(component)"
    let count = picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0
    let height = picker.delegate?.pickerView(picker, rowHeightForComponent: component)
    load(DataSourceCount.range(count, of: what, in: picker).count, height: height)
  }

  /// - Parameter height: of a row; nil, or where that is endless, for the usual one.
  private func load(_ count: Int, height: CGFloat?) {
    for row in shown.keys.sorted() { shown.removeValue(forKey: row)?.removeFromSuperview() }
    let height = height ?? .infinity
    (self.count, rowHeight) = (count, height.isFinite ? max(1, height) : UIPickerView.Metrics.rowHeight)
    chosen = max(0, min(chosen, count - 1))
    arrange()
  }

  func stand(in frame: CGRect) {
    guard self.frame != frame else { return }
    self.frame = frame
    arrange()
  }

  private func arrange() {
    let margin = max(0, (bounds.height - rowHeight) / 2)
    contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    if drag == nil, motion == nil { contentOffset = offset(of: chosen) }
    setNeedsLayout()
  }

  private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top) }

  func select(_ row: Int, animated: Bool) {
    guard (0..<count).contains(row) else { return }
    isTurned = false
    chosen = row
    setContentOffset(offset(of: row), animated: animated && window != nil)
  }

  func view(of row: Int) -> UIView? {
    layoutIfNeeded()
    return shown[row]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let first = max(0, Int((bounds.minY / rowHeight).rounded(.down)))
    let end = min(count, Int((bounds.maxY / rowHeight).rounded(.up)))
    let rows = first..<max(first, end)
    for row in shown.keys.sorted() where !rows.contains(row) {
      shown.removeValue(forKey: row)?.removeFromSuperview()
    }
    for row in rows {
      let view =
        shown[row]
        ?? picker.delegate?.pickerView(picker, viewForRow: row, forComponent: component, reusing: nil)
      guard let view else { continue }
      if shown[row] == nil { addSubview(view) }
      shown[row] = view
      view.frame = CGRect(x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
    }
  }

  // MARK: Fingers

  /// At its ends it gives, and springs back.
  override var handsOverAtEnds: Bool { false }

  /// With a row in the middle.
  override var restsAnywhere: Bool { false }

  override func proposal(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    isTurned = true
    return offset(of: row(at: target))
  }

  private func row(at offset: CGPoint) -> Int {
    max(0, min(count - 1, Int(((offset.y + contentInset.top) / rowHeight).rounded())))
  }

  private func tapped() {
    let row = Int((tap.location(in: self).y / rowHeight).rounded(.down))
    guard tap.state == .ended, (0..<count).contains(row) else { return }
    isTurned = true
    if offset(of: row) == contentOffset {
      contentSettles()
    } else {
      setContentOffset(offset(of: row), animated: true)
    }
  }

  override func contentSettles() {
    super.contentSettles()
    guard isTurned, count > 0 else { return }
    isTurned = false
    chosen = row(at: contentOffset)
    picker.delegate?.pickerView(picker, didSelectRow: chosen, inComponent: component)
  }
}

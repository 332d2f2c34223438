import Foundation
import HeadlessUIKit

/// Rows from the top to the bottom of a list, each of which selects itself when it is tapped.
final class RowList: UIView {
  static let rowHeight: CGFloat = 52
  var select: (_ row: Int) -> Void = { _ in }

  init(rows: Int) {
    super.init(frame: .zero)
    for number in 0..<rows {
      let row = TappableView()
      row.accessibilityIdentifier = "row\(number)"
      row.onTap = { [unowned self] in select(number) }
      addSubview(row)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    for (number, row) in subviews.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(number) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
    }
  }
}

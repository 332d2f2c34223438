import Foundation
import HeadlessUIKit
import Testing

/// Rule V953: the margins of what is in tables' cells and headers.
@MainActor @Suite("V: margins of cells") struct CellMarginTests {
  private func label(in view: UIView) -> UILabel {
    let (label, margins) = (UILabel(), view.layoutMarginsGuide)
    label.text = "row"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    return label
  }

  @Test(
    "V953 a cell and what is in it have margins of 11 above and below, and at the sides as the table is wide, until set"
  )
  func cells() {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table(rows: [1], rowHeight: UITableView.automaticDimension)
    var labels: [UILabel] = []
    keeper.prepare = { cell, _ in
      if labels.isEmpty { labels.append(self.label(in: cell.contentView)) }
    }
    table.reloadData()
    phone.window.layoutIfNeeded()
    let cell = table.visibleCells.first
    let height = labels.first?.intrinsicContentSize.height ?? 0
    #expect(cell?.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    #expect(cell?.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    let place = labels.first?.frame ?? .zero
    #expect(place.minX == 16 && abs(place.minY - 11) < 1e-6 && place.width == 168)
    #expect(abs((cell?.frame.height ?? 0) - max(height + 22, 0)) < 1)
    table.frame.size.width = 420
    phone.window.layoutIfNeeded()
    #expect(labels.first?.frame.minX == 20 && labels.first?.frame.width == 380)
    #expect(cell?.directionalLayoutMargins.leading == 20)
    table.layoutMargins.left = 50
    table.setNeedsLayout()
    phone.window.layoutIfNeeded()
    #expect(labels.first?.frame.minX == 50, "the table's own")
    cell?.contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    phone.window.layoutIfNeeded()
    #expect(labels.first?.frame.minX == 2 && abs((labels.first?.frame.minY ?? 0) - 1) < 1e-6, "code has set others")
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("V953 headers have the table's margins at the sides")
  func headers() {
    final class Headers: NSObject, UITableViewDelegate {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { view }
    }
    let phone = Phone.forGestures()
    let (table, headers) = (phone.table(rows: [1]).table, Headers())
    phone.keep(headers)
    let label = label(in: headers.view.contentView)
    table.delegate = headers
    table.reloadData()
    phone.window.layoutIfNeeded()
    #expect(label.frame.minX == 16 && abs(label.frame.minY - 8) < 1e-6 && label.frame.width == 168)
    table.frame.size.width = 420
    phone.window.layoutIfNeeded()
    #expect(label.frame.minX == 20)
  }
}

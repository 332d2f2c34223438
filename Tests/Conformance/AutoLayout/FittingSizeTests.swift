import Foundation
import HeadlessUIKit
import Testing

/// Rule W70: the sizes that a table's cells, headers and footers come to.
@MainActor struct FittingSizeTests {
  /// Something 60 × 20 points large, which may be higher and wider, in a content view with 10 points around it.
  private func fill(_ content: UIView) {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
      bar.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
      bar.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
      bar.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -10),
      bar.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
      bar.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
    ])
  }

  private func sizes(of view: UIView) -> [CGSize] {
    [
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      view.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel),
      view.systemLayoutSizeFitting(CGSize(width: 300, height: 90)),
    ]
  }

  private static let expected = [
    CGSize(width: 80, height: 40), CGSize(width: 200, height: 40), CGSize(width: 300, height: 90),
  ]

  @Test("W70 a header comes to the size of its content, whatever its own size is")
  func header() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    fill(header.contentView)
    #expect(sizes(of: header) == Self.expected)
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    #expect(sizes(of: header) == Self.expected && header.frame.height == 100)
  }

  @Test("W70 a cell is as wide as its content and what stands beside it, unless the width is required")
  func cell() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    fill(cell.contentView)
    #expect(sizes(of: cell) == Self.expected)
    cell.bounds.size.height = 44
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let beside = sizes(of: cell)[0].width - 80
    #expect(beside >= 30 && sizes(of: cell)[1] == CGSize(width: 200, height: 40))
    #expect(sizes(of: cell)[2] == CGSize(width: 300, height: 90))
  }

  @Test("W70 a view whose own subviews have constraints comes to what those say")
  func ruledItself() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    fill(header)
    #expect(sizes(of: header) == Self.expected)
  }

  @Test("W70 a table asks a header or footer whose height is automatic, and an override has its say")
  func override() {
    final class Header: UITableViewHeaderFooterView {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize { CGSize(width: targetSize.width, height: 55) }
    }
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      let (header, footer): (UIView, UIView)
      init(_ header: UIView, _ footer: UIView) { (self.header, self.footer) = (header, footer) }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footer }
    }
    let phone = Phone.forGestures()
    let footer = UITableViewHeaderFooterView(reuseIdentifier: nil)
    fill(footer.contentView)
    let source = Source(Header(reuseIdentifier: nil), footer)
    let table = UITableView(frame: phone.window.bounds)
    (table.dataSource, table.delegate) = (source, source)
    table.sectionHeaderHeight = UITableView.automaticDimension
    table.sectionFooterHeight = UITableView.automaticDimension
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 55 && table.rectForFooter(inSection: 0).height == 40)
  }
}

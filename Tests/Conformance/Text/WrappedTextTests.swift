import Foundation
import HeadlessUIKit
import Testing

/// Rules V20 and W74: texts of several lines in what UIKit makes, and labels of one.
@MainActor struct WrappedTextTests {
  private static let long = String(repeating: "several words ", count: 12)

  private final class Lists: NSObject, UITableViewDataSource {
    let lines: Int
    init(lines: Int) { self.lines = lines }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = indexPath.row == 0 ? WrappedTextTests.long : "short"
      cell.textLabel?.numberOfLines = lines
      cell.detailTextLabel?.text = "detail"
      return cell
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      WrappedTextTests.long
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "short" }
  }

  private func table(_ style: UITableView.Style, lines: Int) -> (Phone, UITableView) {
    let (phone, source) = (Phone.forGestures(), Lists(lines: lines))
    let table = UITableView(frame: phone.window.bounds, style: style)
    table.dataSource = source
    phone.keep(source)
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    return (phone, table)
  }

  @Test("V20 a cell's own label of several lines makes its row higher, and the second text stands below it")
  func rows() throws {
    let (_, single) = table(.plain, lines: 1)
    #expect((0...1).map { single.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [44, 44])
    let (phone, wrapped) = table(.plain, lines: 0)
    let cell = try #require(wrapped.cellForRow(at: IndexPath(row: 0, section: 0)))
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect(cell.bounds.height > 100 && text.bounds.height > 80)
    #expect(detail.frame.minY >= text.frame.maxY - 0.1 && detail.bounds.height > 15)
    phone.wait(0)
  }

  @Test("V20 a group's title breaks its lines, and is as high as they are; a short one is as high as ever")
  func titles() {
    let (_, table) = table(.grouped, lines: 1)
    #expect(table.rectForFooter(inSection: 0).height > 80 && table.rectForHeader(inSection: 0).height == 55.5)
  }

  @Test(
    "W74 a label of one line grows to its text; one of several lines, or that may shrink, keeps within its width")
  func labels() {
    let label = UILabel()
    label.text = "9"
    label.sizeToFit()
    label.text = "1000"
    label.sizeToFit()
    #expect(label.bounds.width == label.intrinsicContentSize.width)
    #expect(label.sizeThatFits(CGSize(width: 5, height: 5)).width == label.intrinsicContentSize.width)
    label.adjustsFontSizeToFitWidth = true
    #expect(label.sizeThatFits(CGSize(width: 5, height: 5)).width <= 5)
    label.adjustsFontSizeToFitWidth = false
    label.numberOfLines = 0
    label.text = Self.long
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).width <= 100)
  }
}

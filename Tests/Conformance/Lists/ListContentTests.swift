import Foundation
import HeadlessUIKit
import Testing

/// Rules V1063 to V1066: where the texts of a row stand, and how high they make it.
@MainActor struct ListContentTests {
  private static let large = UIFont.systemFont(ofSize: 60)
  private static func large(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: large])
  }

  private func height(_ content: UIListContentConfiguration) -> CGFloat {
    UIListContentView(configuration: content).sizeThatFits(CGSize(width: 390, height: 0)).height
  }

  /// Of a content 390 × 44 points large: image, text, secondary text.
  private func parts(_ content: UIListContentConfiguration, mirrored: Bool = false) -> [CGRect] {
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 390, height: max(44, height(content)))
    if mirrored { view.semanticContentAttribute = .forceRightToLeft }
    view.layoutIfNeeded()
    return view.subviews.map(\.frame)
  }

  private func values(_ text: String, _ second: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = (text, second)
    return content
  }

  @Test("V1063 a content's attributed texts are as large as their own fonts have them")
  func attributed() {
    var (own, styled) = (UIListContentConfiguration.subtitleCell(), UIListContentConfiguration.subtitleCell())
    own.attributedText = Self.large("Big")
    (styled.text, styled.textProperties.font) = ("Big", Self.large)
    #expect(height(own) == height(styled) && height(own) > 70)
    own.secondaryAttributedText = Self.large("one\ntwo")
    (styled.secondaryText, styled.secondaryTextProperties.font) = ("one\ntwo", Self.large)
    #expect(height(own) == height(styled) && height(own) > 200)
    own.attributedText = NSAttributedString(string: "Big")
    own.textProperties.font = Self.large
    #expect(height(own) == height(styled), "what has no font has the content's")
  }

  @Test("V1063 so are those in place of missing content, whose buttons stand below them")
  func unavailable() {
    func button(_ change: (inout UIContentUnavailableConfiguration) -> Void) -> CGRect? {
      var content = UIContentUnavailableConfiguration.empty()
      content.button.title = "Retry"
      change(&content)
      let view = UIContentUnavailableView(configuration: content)
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
      view.layoutIfNeeded()
      return view.subviews.first { $0 is UIButton }?.frame
    }
    let styled = button { ($0.text, $0.textProperties.font) = ("Big", Self.large) }
    #expect(styled != nil && button { $0.attributedText = Self.large("Big") } == styled)
    #expect(button { $0.text = "Big" } != styled)
  }

  @Test("V1064 text and secondary text stand side by side where both have room, with the padding between them")
  func sideBySide() {
    let short = parts(values("Title", "Value"))
    #expect(short[1].minX == 16 && short[2].maxX == 374 && short[1].maxX + 8 <= short[2].minX)
    #expect(short[1].minY == short[2].minY && height(values("Title", "Value")) == 44)
    var padded = values("Title", "Value")
    padded.textToSecondaryTextHorizontalPadding = 300
    #expect(parts(padded)[2].minX == 16)
  }

  @Test("V1064 where they don't fit they stand below each other, and the row is as high as both")
  func stacked() {
    let long = values("A title of some length here", "and a value of some length")
    let places = parts(long)
    #expect(places[1].minX == 16 && places[2].minX == 16)
    #expect(places[2].minY >= places[1].maxY + long.textToSecondaryTextVerticalPadding - 0.01)
    var below = long
    below.prefersSideBySideTextAndSecondaryText = false
    #expect(height(long) > 60 && height(long) == height(below))
  }

  private func pictured() -> UIListContentConfiguration {
    var content = values("Title", "Value")
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    return content
  }

  /// Image at the right, then the text; the secondary text at the left.
  private func isMirrored(_ view: UIView) -> Bool {
    let (places, width) = (view.subviews.map(\.frame), view.bounds.width)
    return places[0].maxX == width - 16 && places[1].maxX == width - 52 && places[2].minX == 16
  }

  @Test("V1065 a content that is read from the right has its image there, its text beside that and the value left")
  func mirrored() {
    let (left, right) = (parts(pictured()), parts(pictured(), mirrored: true))
    #expect(left[0].minX == 16 && left[1].minX == 52 && left[2].maxX == 374)
    #expect(right == left.map { CGRect(x: 390 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) })
  }

  @Test("V1065 it goes by its cell, and in a table by that, where its own attribute leaves it open")
  func ofCells() throws {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table(rows: [1])
    keeper.prepare = { cell, _ in cell.contentConfiguration = self.pictured() }
    table.reloadData()
    phone.window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.contentView).filter(isMirrored).isEmpty)
    table.semanticContentAttribute = .forceRightToLeft
    table.reloadData()
    phone.window.layoutIfNeeded()
    let row = try #require(table.visibleCells.first)
    #expect(isMirrored(row.contentView))
    row.semanticContentAttribute = .forceLeftToRight
    phone.window.layoutIfNeeded()
    #expect(!isMirrored(row.contentView))
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    cell.contentConfiguration = pictured()
    phone.window.addSubview(cell)
    cell.semanticContentAttribute = .forceRightToLeft
    phone.window.layoutIfNeeded()
    #expect(isMirrored(cell.contentView))
    cell.contentView.semanticContentAttribute = .forceLeftToRight
    phone.window.layoutIfNeeded()
    #expect(!isMirrored(cell.contentView))
  }

  // MARK: Styles

  private final class Rows: NSObject, UITableViewDataSource {
    let cells: [UITableViewCell]
    init(_ cells: [UITableViewCell]) { self.cells = cells }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells[indexPath.row]
    }
  }

  /// In a table 390 points wide.
  private func shown(
    _ style: UITableViewCell.CellStyle, _ text: String, _ detail: String, detailLines: Int = 1,
    fromTheRight: Bool = false
  ) -> (height: CGFloat, text: CGRect, detail: CGRect) {
    let (phone, cell) = (Phone.forGestures(), UITableViewCell(style: style, reuseIdentifier: nil))
    cell.textLabel?.text = text
    cell.textLabel?.numberOfLines = 0
    cell.detailTextLabel?.text = detail
    cell.detailTextLabel?.numberOfLines = detailLines
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800)), Rows([cell]))
    if fromTheRight { table.semanticContentAttribute = .forceRightToLeft }
    table.dataSource = rows
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    return (cell.bounds.height, cell.textLabel?.frame ?? .zero, cell.detailTextLabel?.frame ?? .zero)
  }

  private func near(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.01 }

  @Test(
    "V1066 the labels of the value styles stand on one line: the second at the end, or behind the first's column")
  func valueStyles() {
    let value = shown(.value1, "Distance", "5 km")
    #expect(value.height == 44 && near(value.text.minX, 16) && near(value.detail.maxX, 374))
    #expect(value.text.maxX < value.detail.minX && value.text.minY == value.detail.minY)
    let turned = shown(.value1, "Distance", "5 km", fromTheRight: true)
    #expect(near(turned.text.maxX, 374) && near(turned.detail.minX, 16))
    let column = shown(.value2, "Far", "5 km")
    #expect(column.height == 44 && column.text.minX == 16 && column.detail.minX == column.text.maxX + 8)
    #expect(column.detail.minX == shown(.value2, "Farther", "5 km").detail.minX)
  }

  @Test("V1066 a long first label has the room, and the row its height; a second one that breaks keeps its third")
  func longTexts() {
    let title = "A title that is so long that it takes more than one line of the row"
    let (value, plain) = (shown(.value1, title, "5 km"), shown(.default, title, ""))
    #expect(value.height == plain.height && plain.height > 60 && value.text == plain.text)
    let both = shown(.value1, title, title, detailLines: 0)
    #expect(both.text.maxX + 8 <= both.detail.minX + 0.01 && abs(both.detail.width - 358.0 / 3) < 0.01)
    #expect(both.height > plain.height)
  }
}

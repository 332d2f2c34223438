import Foundation
import HeadlessUIKit
import Testing

/// Rules V138 and V1319: when what a button or a cell is configured by is brought up to date.
@MainActor struct ConfigurationUpdateTests {
  private final class Switching: UIButton {
    var count = 0
    override func updateConfiguration() {
      count += 1
      configuration?.title = isEnabled ? "on" : "off"
    }
  }

  private final class Row: UITableViewCell {
    var states: [Bool] = []
    override func updateConfiguration(using state: UICellConfigurationState) { states.append(state.isSelected) }
  }

  @Test("V138 a button is updated once for all changes, before layout, and its handler called after that")
  func button() {
    let button = Switching(frame: .zero)
    button.configuration = .plain()
    var titles: [String?] = []
    button.configurationUpdateHandler = { titles.append($0.configuration?.title) }
    #expect(button.count == 0 && titles == [])
    button.layoutIfNeeded()
    #expect(button.count == 1 && titles == ["on"])
    button.isEnabled = false
    button.isSelected = true
    #expect(button.count == 1)
    button.layoutIfNeeded()
    #expect(button.count == 2 && titles == ["on", "off"])
  }

  @Test("V138 a cell's configuration is updated once for all changes, before layout")
  func cell() {
    let row = Row(style: .default, reuseIdentifier: nil)
    row.layoutIfNeeded()
    row.states = []
    row.isHighlighted = true
    row.isSelected = true
    #expect(row.states == [])
    row.layoutIfNeeded()
    #expect(row.states == [true])
  }

  @Test("V1319 a collection's cell stands in its place in the collection when it is first updated")
  func inCollection() throws {
    final class Cell: UICollectionViewCell {
      var heard: [String] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        heard.append("\(frame.minX) \(superview is UICollectionView) \(window != nil)")
      }
    }
    let (phone, layout) = (Phone.forGestures(), UICollectionViewFlowLayout())
    layout.itemSize = CGSize(width: 90, height: 90)
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    let keeper = CollectionKeeper(items: [2], phone.journal)
    collection.dataSource = keeper
    phone.keep(keeper)
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)) as? Cell)
    #expect(cell.heard.first == "110.0 true true")
  }

  @Test("V231 a header's handler is called after it updates itself")
  func headerHandler() {
    final class Header: UITableViewHeaderFooterView {
      var heard: [String] = []
      override func updateConfiguration(using state: UIViewConfigurationState) { heard.append("updates") }
    }
    let phone = Phone.forGestures()
    let header = Header(reuseIdentifier: nil)
    header.configurationUpdateHandler = { header, _ in (header as? Header)?.heard.append("handler") }
    phone.window.addSubview(header)
    phone.window.layoutIfNeeded()
    phone.tap(at: (150, 150))
    #expect(header.heard.suffix(2) == ["updates", "handler"])
  }
}

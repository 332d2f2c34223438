public import Foundation

/// Places in tables and collections: a section, and a row or an item in it, both counted from 0.
extension IndexPath {
  /// A row of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// An item of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// Traps where there is no such component, as on a device.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// Traps where there is no such component, as on a device.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The same component as `row`.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The items from one to another, both with them, in the order of the way.
  /// - Parameter counts: how many each section has.
  static func way(from start: IndexPath, to end: IndexPath, counts: [Int]) -> [IndexPath] {
    let (first, last) = start < end ? (start, end) : (end, start)
    var way: [IndexPath] = []
    for (section, count) in counts.enumerated() where (first.section...last.section).contains(section) {
      let items = (0..<count).map { IndexPath(item: $0, section: section) }
      way += items.filter { first <= $0 && $0 <= last }
    }
    return start < end ? way : way.reversed()
  }
}

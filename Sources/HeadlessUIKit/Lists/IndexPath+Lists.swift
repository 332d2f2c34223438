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
}

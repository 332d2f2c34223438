public import Foundation

/// Cells and other views that are used again.
extension UICollectionView {
  /// Has cells of that class made when one is dequeued and none rests. Nil takes the registration back.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    precondition(
      cellClass == nil || cellClass is UICollectionViewCell.Type,
      "\(type(of: self)): a class registered for cells is no UICollectionViewCell")
    register(cellClass, CollectionTiles.poolKey(identifier, ""))
  }

  /// As for cells, for headers and whatever else the layout puts beside the items.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    register(viewClass, CollectionTiles.poolKey(identifier, elementKind))
  }

  private func register(_ given: AnyClass?, _ key: String) {
    guard let given else { return tiles.pool.register(key, nil) }
    guard let kind = given as? UICollectionReusableView.Type else {
      preconditionFailure("\(type(of: self)): \(given) is registered, and is no UICollectionReusableView")
    }
    tiles.pool.register(key) { _ in kind.make(registeredWith: CGRect(x: 0, y: 0, width: 50, height: 50)) }
  }

  /// A cell that went out of sight, after `prepareForReuse`, or a new one of the registered class. Traps where none
  /// is registered.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = take(identifier, "", at: indexPath) as? UICollectionViewCell else {
      preconditionFailure(
        "\(type(of: self)): no cell for \"\(identifier)\": register(_:forCellWithReuseIdentifier:) comes first")
    }
    if let size = layoutAttributesForItem(at: indexPath)?.size { cell.bounds.size = size }
    return cell
  }

  /// As for cells.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = take(identifier, elementKind, at: indexPath) else {
      preconditionFailure(
        "\(type(of: self)): no \(elementKind) for \"\(identifier)\": "
          + "register(_:forSupplementaryViewOfKind:withReuseIdentifier:) comes first")
    }
    return view
  }

  private func take(_ identifier: String, _ kind: String, at place: IndexPath) -> UICollectionReusableView? {
    guard let (view, isUsed) = tiles.pool.take(CollectionTiles.poolKey(identifier, kind)) else { return nil }
    view.reuseIdentifier = identifier
    if isUsed { view.prepareForReuse() }
    return view
  }
}

extension UICollectionView {
  /// A class of cells with what to do when one is to show an item; made once, outside of the data source's method.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Has the cell show the item.
    public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void
    fileprivate let handler: Handler
    fileprivate let identifier: String

    @MainActor private static var given: Int {
      get { CellRegistrations.given }
      set { CellRegistrations.given = newValue }
    }

    /// Has cells of the class be configured by the handler.
    public init(handler: @escaping Handler) {
      self.handler = handler
      Self.given += 1
      identifier = "\(Cell.self) \(Self.given)"
    }
  }

  /// A cell of the registration's class that shows the item. A nil item leaves the cell as it is.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    guard
      let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as? Cell
    else { preconditionFailure("\(type(of: self)): a cell of a registration is of another class") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}

@MainActor private enum CellRegistrations {
  /// Generic types have no stored static properties.
  static var given = 0
}

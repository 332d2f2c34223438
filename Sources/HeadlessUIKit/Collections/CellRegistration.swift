public import Foundation
import Synchronization

extension UICollectionView {
  /// A class of cells with what to do when one is to show an item; made once, outside of the data source's method.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration-swift.struct>
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Has the cell show the item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    fileprivate let handler: Handler
    fileprivate let mark: RegistrationMark
    fileprivate var nib: UINib?

    /// Has cells of the class be configured by the handler.
    public init(handler: @escaping Handler) {
      self.handler = handler
      mark = RegistrationMark(of: Cell.self)
    }

    /// Dequeuing such a cell stops with the nib's name.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.init(handler: handler)
      nib = cellNib
    }
  }

  /// A class of views beside the items, with what to do when one is to show; made once, outside of the data
  /// source's method.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration-swift.struct>
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Has the view show what belongs to its place.
    public typealias Handler =
      (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
    fileprivate let kind: String
    fileprivate let handler: Handler
    fileprivate let mark: RegistrationMark
    fileprivate var nib: UINib?

    /// Has views of the class be configured by the handler.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
      mark = RegistrationMark(of: Supplementary.self)
    }

    /// Dequeuing such a view stops with the nib's name.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.init(elementKind: elementKind, handler: handler)
      nib = supplementaryNib
    }
  }

  /// A cell of the registration's class that shows the item. A nil item leaves the cell as it is. Stops where the
  /// registration was made inside of what is asked for the cell, as UIKit does.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    registration.nib?.stop()
    refuseIfMadeInProvider(registration.mark, of: Cell.self)
    let identifier = registration.mark.identifier
    registerCell(Cell.self, identifier)
    guard let cell = takeCell(identifier, at: indexPath) as? Cell else {
      preconditionFailure("\(type(of: self)): a cell of a registration is of another class")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A view of the registration's class that shows what belongs to its place. Stops as for cells.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    registration.nib?.stop()
    refuseIfMadeInProvider(registration.mark, of: Supplementary.self)
    let identifier = registration.mark.identifier
    registerView(Supplementary.self, CollectionTiles.poolKey(identifier, registration.kind))
    guard let view = takeView(ofKind: registration.kind, identifier, at: indexPath) as? Supplementary
    else { preconditionFailure("\(type(of: self)): a view of a registration is of another class") }
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  private func refuseIfMadeInProvider(_ mark: RegistrationMark, of kind: UICollectionReusableView.Type) {
    guard let known = tiles.knownRegistrations, mark.number > known else { return }
    preconditionFailure(
      "\(type(of: self)): a registration of \(kind) is made while a view is asked for, and no view of it could be "
        + "used again: make it once, before")
  }
}

/// By which views of a registration are dequeued, and the how many-th registration it is.
struct RegistrationMark: Sendable {
  let identifier: String
  let number: Int

  init(of kind: UICollectionReusableView.Type) {
    number = Self.made.add(1, ordering: .relaxed).newValue
    identifier = "\(kind) \(number)"
  }

  /// How many there are.
  static var count: Int { made.load(ordering: .relaxed) }
  /// Any thread may make one.
  private static let made = Atomic(0)
}

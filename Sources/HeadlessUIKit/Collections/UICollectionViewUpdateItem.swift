public import Foundation

/// A change as layouts hear of it. A section as a whole has the item `NSNotFound`.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem>
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// Nil for what comes.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// Nil for what goes.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// What happens.
  open private(set) var updateAction = Action.none

  override init() { super.init() }

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }

  /// Of a section as a whole.
  convenience init(_ action: Action, fromSection before: Int?, to after: Int?) {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    self.init(action, from: before.map(whole), to: after.map(whole))
  }

  /// What happens to an item. Raw values are UIKit's.
  public enum Action: Int, Hashable, Sendable { case insert, delete, reload, move, none }
}

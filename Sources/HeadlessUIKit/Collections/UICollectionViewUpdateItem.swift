public import Foundation

/// A change as layouts hear of it before it is animated; never, here.
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

  /// What happens to an item. Raw values are UIKit's.
  public enum Action: Int, Hashable, Sendable { case insert, delete, reload, move, none }
}

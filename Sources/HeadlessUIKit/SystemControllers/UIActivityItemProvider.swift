public import Foundation

/// Something shared that is made when it is asked for, as an operation; never by itself, here: nothing is shared.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiactivityitemprovider>
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// What stands in its place until it is there.
  public let placeholderItem: Any?
  /// Nil: nobody chooses a way to share it.
  public var activityType: UIActivity.ActivityType? { nil }
  /// What is shared: the placeholder, unless a class says otherwise.
  open var item: Any { placeholderItem ?? "" }

  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  @preconcurrency @MainActor
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? "" }

  @preconcurrency @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
}

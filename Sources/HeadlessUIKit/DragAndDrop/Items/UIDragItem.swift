public import Foundation

/// One of the things that a finger drags.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidragitem>
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What is handed to whoever takes it.
  open private(set) var itemProvider: NSItemProvider
  /// Anything, for the same application.
  open var localObject: Any?
  /// Kept, and never asked: nothing is drawn.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Nothing comes of it: nothing is drawn.
  open func setNeedsDropPreviewUpdate() {}
}

/// How a dragged item looks; never drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidragpreview>
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// Kept.
  public let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  /// Of an address.
  public convenience init(for url: URL) { self.init(view: UIView()) }
  /// Of an address with a title.
  public convenience init(for url: URL, title: String?) { self.init(view: UIView()) }
}

/// Kept, never drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidragpreviewparameters>
open class UIDragPreviewParameters: UIPreviewParameters {
  /// Others that look the same.
  open override func copy(with zone: NSZone? = nil) -> Any { look(of: UIDragPreviewParameters()) }
}

/// A place that a dragged item's picture goes to.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidragpreviewtarget>
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A dragged item's picture, and where it stands; never drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitargeteddragpreview>
open class UITargetedDragPreview: UITargetedPreview {
  /// Of an address, there.
  public convenience init(for url: URL, target: UIDragPreviewTarget) {
    self.init(view: UIView(), parameters: UIDragPreviewParameters(), target: target)
  }
  /// Of an address with a title, there.
  public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
    self.init(for: url, target: target)
  }
  /// The same picture elsewhere.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// Goes along with a lift, a drop, or a drag that is called off.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidraganimating>
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Made with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called after it.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

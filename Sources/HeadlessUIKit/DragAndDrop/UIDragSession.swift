public import Foundation

/// What is dragged, and where the finger is.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidragdropsession>
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where the finger is.
  func location(in view: UIView) -> CGPoint
  /// Whether items may be taken from where they were.
  var allowsMoveOperation: Bool { get }
  /// Whether only the same application may take them.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether one of the items has something of one of these types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether one of the items has an object of that class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether one of the items has a text.
  public func canLoadObjects(ofClass aClass: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }
  /// Whether one of the items has an address.
  public func canLoadObjects(ofClass aClass: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }
}

/// The same, for whoever gave the items.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidragsession>
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Anything, for the same application.
  var localContext: Any? { get set }
}

/// The same, for whoever may take them.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidropsession>
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag: it began in the same application, as there is no other.
  var localDragSession: (any UIDragSession)? { get }
  /// Kept, never drawn.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Hands on the objects of all items that have one.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Hands on the texts of all items that have one.
  @discardableResult
  public func loadObjects(ofClass aClass: String.Type, completion: @escaping ([String]) -> Void) -> Progress {
    loadObjects(ofClass: NSString.self) { completion($0.map { String(describing: $0) }) }
  }
  /// Hands on the addresses of all items that have one.
  @discardableResult
  public func loadObjects(ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void) -> Progress {
    loadObjects(ofClass: NSURL.self) { objects in
      completion(objects.compactMap { ($0 as? NSURL).flatMap { URL(string: $0.absoluteString) } })
    }
  }
}

/// How loading is shown; it is not. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidropsessionprogressindicatorstyle>
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable { case none, `default` }

/// What would become of items where they are let go. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidropoperation>
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

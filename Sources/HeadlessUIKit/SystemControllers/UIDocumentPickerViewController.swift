public import Foundation

/// Chooses documents of the system's. It can be presented and dismissed; nothing in it can be chosen.
///
/// Where a finger takes it down, its delegate hears that it was cancelled (V237).
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller>
open class UIDocumentPickerViewController: _SystemContentController {
  /// Not retained.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Kept.
  open var allowsMultipleSelection = false
  /// Kept.
  open var shouldShowFileExtensions = false
  /// Where it would begin; kept.
  open var directoryURL: URL?
  /// As it was made, by UIKit's older initializers; else whether documents go out or are opened.
  open private(set) var documentPickerMode: UIDocumentPickerMode

  /// Chooses documents of those types.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    documentPickerMode = asCopy ? .import : .open
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }
  /// Chooses documents of those types, where they are.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }
  /// Chooses where files go, themselves or as copies.
  public init(forExporting urls: [URL], asCopy: Bool) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }
  /// Chooses where files go.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }
  /// By UIKit's older name.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }
  /// By UIKit's older name.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }
  /// By UIKit's older name.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Always nil: there is no archive of controllers.
  public required init?(coder: NSCoder) { nil }

  override func isDismissedByTouch() { delegate?.documentPickerWasCancelled(self) }
}

/// What becomes of the documents that are chosen. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidocumentpickermode>
public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }

/// Told which documents were chosen, which none ever is, or that it was cancelled. Every method is optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate>
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Never called.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// A finger took it down (V237).
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Never called.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

public import Foundation

/// A controller whose contents are the system's: it is presented and dismissed, and shows nothing that can be
/// touched, which is warned of.
@preconcurrency @MainActor
open class _SystemContentController: UIViewController {
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Decisions.tell(.warns(view, "what \(type(of: self)) shows is the system's, and not modelled"))
  }
}

/// Shares things. It can be presented and dismissed; nothing in it can be chosen.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiactivityviewcontroller>
open class UIActivityViewController: _SystemContentController {
  /// Kept.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Kept: there are no sections.
  open var excludedActivitySectionTypes: UIActivitySectionTypes = []
  /// Called when a finger takes it down: nothing was chosen (V237).
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  override func isDismissedByTouch() { completionWithItemsHandler?(nil, false, nil, nil) }
  /// Kept.
  open var allowsProminentActivity = true
  /// What was chosen, whether it was done, what came back, and what went wrong.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Of these things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Nobody can call it, as in UIKit; so that subclasses with initializers of their own don't have to have it.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}

/// Parts of what an activity controller shows. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiactivitysectiontypes>
public struct UIActivitySectionTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// People whom things could be sent to.
  public static let peopleSuggestions = UIActivitySectionTypes(rawValue: 1 << 0)
}

/// A way to share things, to be subclassed. None is chosen here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiactivity>
@preconcurrency @MainActor
open class UIActivity: NSObject {
  @preconcurrency public override init() { super.init() }

  /// An action, unless overridden.
  open class var activityCategory: Category { .action }
  /// Nil, unless overridden.
  open var activityType: ActivityType? { nil }
  /// Nil, unless overridden.
  open var activityTitle: String? { nil }
  /// Nil, unless overridden.
  open var activityImage: UIImage? { nil }
  /// Nil, unless overridden.
  open var activityViewController: UIViewController? { nil }
  /// Never asked. False, unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Never called.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Never called.
  open func perform() {}
  /// Nothing comes of it: nothing was chosen.
  open func activityDidFinish(_ completed: Bool) {}

  /// Raw values are UIKit's.
  public enum Category: Int, Sendable { case action, share }

  /// Which way it is.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    public static let collaborationInviteWithLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationInviteWithLink")
    public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
  }
}

/// Chooses a picture or takes one. It can be presented and dismissed; nothing in it can be chosen.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiimagepickercontroller>
open class UIImagePickerController: UINavigationController {
  /// Kept.
  open var sourceType = SourceType.photoLibrary
  /// Kept.
  open var mediaTypes = ["public.image"]
  /// Kept.
  open var allowsEditing = false
  /// Kept.
  open var cameraDevice = CameraDevice.rear
  /// Kept.
  open var showsCameraControls = true
  /// Kept.
  open var cameraOverlayView: UIView?

  /// Kept.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Kept.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Kept, never drawn.
  open var cameraViewTransform = CGAffineTransform.identity
  /// Kept.
  open var videoQuality = QualityType.typeMedium
  /// In seconds; kept.
  open var videoMaximumDuration: TimeInterval = 600
  /// Kept.
  open var videoExportPreset = ""
  /// Kept.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// Nothing is taken, and nobody is told: there is no camera.
  open func takePicture() {}
  /// False: there is no camera.
  open func startVideoCapture() -> Bool { false }
  /// Nothing was begun.
  open func stopVideoCapture() {}
  /// None.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// None.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// A replay has pictures of no source.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Pictures.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
  /// None.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Decisions.tell(.warns(view, "what \(type(of: self)) shows is the system's, and not modelled"))
  }

  override func isDismissedByTouch() {
    (delegate as? any UIImagePickerControllerDelegate)?.imagePickerControllerDidCancel(self)
  }

  /// Where pictures come from. Raw values are UIKit's.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// Which camera. Raw values are UIKit's.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// What a camera takes. Raw values are UIKit's.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// Whether there is a flash. Raw values are UIKit's.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }
  /// How good a film is. Raw values are UIKit's.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  /// In which form pictures come. Raw values are UIKit's.
  public enum ImageURLExportPreset: Int, Sendable { case compatible, current }

  /// What a picture comes with.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }
}

/// Told what was chosen, which nothing ever is, or that nothing was.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate>
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Never called.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// A finger took it down (V237).
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Chooses a colour. It can be presented and dismissed; nothing in it can be chosen.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller>
open class UIColorPickerViewController: _SystemContentController {
  /// Not retained.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// Kept.
  open var selectedColor = UIColor.black
  /// Kept.
  open var supportsAlpha = true
  /// Kept.
  open var maximumLinearExposure: CGFloat = 1

  @preconcurrency public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Always nil: there is no archive of controllers.
  public required init?(coder: NSCoder) { nil }

  override func isDismissedByTouch() { delegate?.colorPickerViewControllerDidFinish(self) }
}

/// Told what was chosen, which nothing ever is, or that it was left.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate>
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Never called.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Never called.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// A finger took it down (V237).
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

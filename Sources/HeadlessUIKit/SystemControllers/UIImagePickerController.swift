public import Foundation

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
    warnOfSystemContent()
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

public import Foundation

/// Why something that code asks of a scene isn't done.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisceneerror-swift.struct>
public struct UISceneError: CustomNSError, Hashable, Sendable {
  /// Which reason. Raw values are UIKit's.
  public enum Code: Int, Hashable, Sendable {
    case multipleScenesNotSupported, requestDenied
    case geometryRequestUnsupported = 100
    case geometryRequestDenied

    /// Whether an error has this reason.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? UISceneError)?.code == code }
  }

  /// Which reason it is.
  public let code: Code
  /// For that reason.
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { UISceneErrorDomain }
  public var errorCode: Int { code.rawValue }

  /// There is one scene.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  /// Never given.
  public static var requestDenied: Code { .requestDenied }
  /// Never given.
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  /// Never given.
  public static var geometryRequestDenied: Code { .geometryRequestDenied }
}

/// Of the errors of scenes.
public let UISceneErrorDomain = "UISceneErrorDomain"

public import Foundation

/// A link that a scene was asked to open. None ever is.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiopenurlcontext>
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL

  /// With nothing.
  public let options = UIScene.OpenURLOptions()

  init(_ url: URL) {
    self.url = url
    super.init()
  }
}

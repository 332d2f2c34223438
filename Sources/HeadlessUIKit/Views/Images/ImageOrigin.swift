import Foundation

extension UIImage {
  /// What an image was made of that can be had again: two of one origin have the same content.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiimage>
  enum Origin: Hashable, Sendable {
    /// Nil for the application's own bundle.
    case asset(String, bundle: URL?)
    case symbol(String)
    /// One that the class has by a name of its own.
    case own(String)

    static func asset(named name: String, in bundle: URL?) -> Origin {
      .asset(name, bundle: bundle == nil || bundle == Bundle.main.bundleURL ? nil : bundle)
    }
  }
}

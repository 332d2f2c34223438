public import Foundation

/// Interfaces in a file, which Apple's tools compile and nothing here reads: a storyboard can be named, and stops,
/// by its name, when something is to be made of it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uistoryboard>
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  /// Looks for no file.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Stops: make the controller in code.
  open func instantiateInitialViewController() -> UIViewController? { stop("its first controller") }
  /// Stops: make the controller in code.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { stop(identifier) }

  /// Stops: make the controller in code.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { stop("its first controller") }
  /// Stops: make the controller in code.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller { stop(identifier) }

  private func stop(_ what: String) -> Never {
    preconditionFailure("the storyboard \(name) can't be read here: make \(what) in code")
  }
}

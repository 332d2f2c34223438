public import Foundation

/// An interface in a file, which Apple's tools compile and nothing here reads: a nib can be named and registered,
/// and stops, by its name, when something is to be made of it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uinib>
@preconcurrency @MainActor
open class UINib: NSObject {
  private let name: String

  /// Looks for no file.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Reads no data.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "of \(data.count) bytes"
    super.init()
  }

  /// Stops: make the views in code.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { Self.stop(name) }

  /// What a nib may be given.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects that the nib refers to.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// When a view is to be made of it.
  func stop() -> Never { Self.stop(name) }

  fileprivate static func stop(_ name: String) -> Never {
    preconditionFailure("the nib \(name) can't be read here: make its views in code, and register their class")
  }
}

extension Bundle {
  /// Stops: make the views in code.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib.stop(name) }
}

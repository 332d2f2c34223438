#if !canImport(Darwin)
  public import Foundation

  extension NSItemProvider {
    /// What was registered for a type, as it is; of what only makes data, that.
    ///
    /// Of any type: here Swift takes no `URL` and no `Data` for what is known to be `NSSecureCoding`.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/nsitemprovider/loaditem(fortypeidentifier:options:)>
    nonisolated(nonsending) public func loadItem(
      forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> Any {
      let object: any NSSecureCoding = try await loadItem(forTypeIdentifier: typeIdentifier, options: options)
      return object
    }

    /// The same, for code that names UIKit's type.
    @_disfavoredOverload nonisolated(nonsending) public func loadItem(
      forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding {
      try await withCheckedThrowingContinuation { answer in
        loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
          guard let found = item.flatMap(Self.object) else {
            return answer.resume(throwing: error ?? Self.lacking(typeIdentifier))
          }
          // Handed on once, to who waits for it.
          nonisolated(unsafe) let object = found
          answer.resume(returning: object)
        }
      }
    }

    /// Foundation's values as the objects that can be kept so.
    private static func object(_ item: Any) -> (any NSSecureCoding)? {
      switch item {
      case let data as Data: data as NSData
      case let url as URL: url as NSURL
      case let text as String: text as NSString
      default: item as? any NSSecureCoding
      }
    }
  }
#endif

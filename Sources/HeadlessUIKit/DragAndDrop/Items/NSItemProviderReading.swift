#if !canImport(Darwin)
  public import Foundation

  /// Can be offered by an item provider.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/nsitemproviderwriting>
  public protocol NSItemProviderWriting: NSObjectProtocol {
    /// Best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Best first, of this very object: its class's, unless it says otherwise.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes its data of a type, and hands it on.
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
  }

  extension NSItemProviderWriting {
    public var writableTypeIdentifiersForItemProvider: [String] {
      Self.writableTypeIdentifiersForItemProvider
    }
  }

  /// Can be made of what an item provider offers.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/nsitemproviderreading>
  public protocol NSItemProviderReading: NSObjectProtocol {
    /// Best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes one of the data of a type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  }

  extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    public static var readableTypeIdentifiersForItemProvider: [String] {
      ["public.utf8-plain-text", "public.plain-text", "public.text"]
    }
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(String(describing: self).utf8), nil)
      return nil
    }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      try made(NSString(string: String(decoding: data, as: UTF8.self)))
    }
  }

  /// As such it has no data here, and is handed on as itself; else it is its plain text.
  extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] {
      ["com.apple.uikit.attributedstring"] + NSString.writableTypeIdentifiersForItemProvider
    }
    public static var readableTypeIdentifiersForItemProvider: [String] {
      NSString.readableTypeIdentifiersForItemProvider
    }
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      let isPlain = NSString.writableTypeIdentifiersForItemProvider.contains(typeIdentifier)
      completionHandler(isPlain ? Data(string.utf8) : nil, isPlain ? nil : CocoaError(.featureUnsupported))
      return nil
    }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      try made(NSAttributedString(string: String(decoding: data, as: UTF8.self)))
    }
  }

  extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// A file's is offered as such, too.
    public var writableTypeIdentifiersForItemProvider: [String] {
      (isFileURL ? ["public.file-url"] : []) + Self.writableTypeIdentifiersForItemProvider
    }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(absoluteString.utf8), nil)
      return nil
    }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      try made(NSURL(string: String(decoding: data, as: UTF8.self)))
    }
  }

  /// An image and a colour have no data here: they are handed on as themselves.
  extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
    public static var readableTypeIdentifiersForItemProvider: [String] {
      ["public.png", "public.jpeg", "public.image"]
    }
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(nil, CocoaError(.featureUnsupported))
      return nil
    }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      throw CocoaError(.featureUnsupported)
    }
  }

  extension UIColor: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(nil, CocoaError(.featureUnsupported))
      return nil
    }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      throw CocoaError(.featureUnsupported)
    }
  }

  /// An activity is offered under its own type, and has no data here, either.
  extension NSUserActivity: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [] }
    public static var readableTypeIdentifiersForItemProvider: [String] { [] }
    public var writableTypeIdentifiersForItemProvider: [String] { [activityType] }
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(nil, CocoaError(.featureUnsupported))
      return nil
    }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      throw CocoaError(.featureUnsupported)
    }
  }

  extension NSItemProviderReading {
    fileprivate static func made(_ object: NSObject?) throws -> Self {
      guard let object = object as? Self else { throw CocoaError(.coderInvalidValue) }
      return object
    }
  }
#endif

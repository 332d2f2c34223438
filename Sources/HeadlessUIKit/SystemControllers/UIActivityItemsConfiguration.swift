public import Foundation

/// What a responder would share. Nothing is shared here: it is kept.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiactivityitemsconfigurationreading>
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// The items.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Whether it can be used in a way.
  func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  /// What is said of all items.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// What is said of one item.
  func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any?
}

extension UIActivityItemsConfigurationReading {
  public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
    true
  }
  public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
}

/// What a responder would share, with closures for what is said of it. Kept.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiactivityitemsconfiguration>
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  public let itemProvidersForActivityItemsConfiguration: [NSItemProvider]
  /// Whatever the application knows it by.
  open var localObject: Any?
  /// Kept: in which ways it can be used.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
  /// Asked what is said of all items.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Asked what is said of one item.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Never asked: nothing is drawn.
  open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  /// Never asked: nothing is shared.
  open var applicationActivitiesProvider: (() -> [UIActivity])?

  /// Of objects.
  public convenience init(objects: [any NSItemProviderWriting]) {
    self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
  }
  /// Of providers.
  public init(itemProviders: [NSItemProvider]) {
    itemProvidersForActivityItemsConfiguration = itemProviders
    super.init()
  }

  open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
    supportedInteractions.contains(interaction)
  }
  open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
    metadataProvider?(key)
  }
  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }
}

/// What is said of items that are shared.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiactivityitemsconfigurationmetadatakey>
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Equal strings are one key.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let title = Self("UIActivityItemsConfigurationMetadataKeyTitle")
  public static let messageBody = Self("UIActivityItemsConfigurationMetadataKeyMessageBody")
  public static let linkPresentationMetadata = Self(
    "UIActivityItemsConfigurationMetadataKeyLinkPresentationMetadata")
  public static let collaborationModeRestrictions = Self(
    "UIActivityItemsConfigurationMetadataKeyCollaborationModeRestrictions")
  public static let shareRecipients = Self("UIActivityItemsConfigurationMetadataKeyShareRecipients")
}

/// What a preview of a shared item is for.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiactivityitemsconfigurationpreviewintent>
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Equal strings are one intent.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let fullSize = Self("fullSize")
  public static let thumbnail = Self("thumbnail")
}

/// In which way items can be used.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiactivityitemsconfigurationinteraction>
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Equal strings are one way.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let share = Self("UIActivityItemsConfigurationInteractionShare")
  public static let copy = Self("UIActivityItemsConfigurationInteractionCopy")
}

/// What has something to share.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiactivityitemsconfigurationproviding>
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
  /// What it would share.
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

extension UIResponder: UIActivityItemsConfigurationProviding {}

extension UIActivityViewController {
  /// Of what the configuration has.
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    self.init(
      activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
      applicationActivities: (activityItemsConfiguration as? UIActivityItemsConfiguration)?
        .applicationActivitiesProvider?())
  }
}

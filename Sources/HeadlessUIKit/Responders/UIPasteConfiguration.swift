public import Foundation

/// What types of things may be pasted somewhere, and dropped on it, where that is a view.
///
/// A type stands for its kinds, too: where `public.text` is acceptable, a plain text is.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipasteconfiguration>
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, @preconcurrency NSCopying {
  /// The types' names, the most wanted first.
  open var acceptableTypeIdentifiers: [String]

  /// Of those types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Of the types that a class reads.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }
  /// Of texts.
  public convenience init(forAccepting type: String.Type) { self.init(forAccepting: NSString.self) }
  /// Of addresses.
  public convenience init(forAccepting type: URL.Type) { self.init(forAccepting: NSURL.self) }

  /// Behind those that are there.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
  /// The types that a class reads, behind those that are there.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }
  /// Those of texts, behind those that are there.
  public func addTypeIdentifiers(forAccepting type: String.Type) { addTypeIdentifiers(forAccepting: NSString.self) }
  /// Those of addresses, behind those that are there.
  public func addTypeIdentifiers(forAccepting type: URL.Type) { addTypeIdentifiers(forAccepting: NSURL.self) }

  /// Another one, of the same types.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
  }

  func accepts(_ providers: [NSItemProvider]) -> Bool {
    providers.contains { acceptableTypeIdentifiers.contains(where: $0.hasItemConformingToTypeIdentifier) }
  }
}

/// Something that things may be pasted into: every responder, as soon as it has a configuration.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipasteconfigurationsupporting>
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// What may be pasted; nil for nothing.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Called with what is to be pasted.
  func paste(itemProviders: [NSItemProvider])
  /// Whether that may be pasted.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
  public func paste(itemProviders: [NSItemProvider]) {}
  /// Whether one of them has something of a type that the configuration names.
  public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }
}

extension UIResponder: UIPasteConfigurationSupporting {}

/// Configurations are kept beside their responders: hardly any has one.
@MainActor enum PasteConfigurations {
  nonisolated(unsafe) private static var key: UInt8 = 0

  private static func kept(of responder: UIResponder) -> KeptPasteConfiguration? {
    objc_getAssociatedObject(responder, &key) as? KeptPasteConfiguration
  }

  static func of(_ responder: UIResponder) -> UIPasteConfiguration? { kept(of: responder)?.configuration }

  static func set(_ configuration: UIPasteConfiguration?, of responder: UIResponder) {
    let kept = configuration.map(KeptPasteConfiguration.init)
    objc_setAssociatedObject(responder, &key, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// By which a view with a configuration takes drops; nil for one without.
  static func drops(on view: UIView) -> UIDropInteraction? { kept(of: view)?.drops(on: view) }
}

@MainActor private final class KeptPasteConfiguration: NSObject {
  let configuration: UIPasteConfiguration
  private var drops: PasteDrops?

  init(_ configuration: UIPasteConfiguration) {
    self.configuration = configuration
    super.init()
  }

  func drops(on view: UIView) -> UIDropInteraction {
    let drops = drops ?? PasteDrops(on: view)
    self.drops = drops
    return drops.interaction
  }
}

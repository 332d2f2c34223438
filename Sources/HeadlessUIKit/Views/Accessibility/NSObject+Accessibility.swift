public import Foundation

/// What any object says of itself to assistive technologies, which UIKit has on every object. Kept: none runs
/// during a replay.
///
/// Responders have these as members that can be overridden, and answer with them; of other classes they can't be,
/// as Swift on Linux overrides nothing that is declared in an extension. What nobody sets takes no room: it is kept
/// beside the object.
extension NSObjectProtocol where Self: NSObject {
  /// Kept. Whether it is an element; no, unless said.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { responder.map(\.isAccessibilityElement) ?? SaidOfObjects.read(self).isAccessibilityElement }
    set {
      if let responder { return responder.isAccessibilityElement = newValue }
      SaidOfObjects.write(self).isAccessibilityElement = newValue
    }
  }
  /// Kept.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { responder.map(\.accessibilityLabel) ?? SaidOfObjects.read(self).label }
    set {
      if let responder { return responder.accessibilityLabel = newValue }
      SaidOfObjects.write(self).label = newValue
    }
  }
  /// Kept.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { responder.map(\.accessibilityHint) ?? SaidOfObjects.read(self).hint }
    set {
      if let responder { return responder.accessibilityHint = newValue }
      SaidOfObjects.write(self).hint = newValue
    }
  }
  /// Kept.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { responder.map(\.accessibilityValue) ?? SaidOfObjects.read(self).value }
    set {
      if let responder { return responder.accessibilityValue = newValue }
      SaidOfObjects.write(self).value = newValue
    }
  }
  /// Kept.
  @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get { responder.map(\.accessibilityAttributedLabel) ?? SaidOfObjects.read(self).attributedLabel }
    set {
      if let responder { return responder.accessibilityAttributedLabel = newValue }
      SaidOfObjects.write(self).attributedLabel = newValue
    }
  }
  /// Kept.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { responder.map(\.accessibilityTraits) ?? SaidOfObjects.read(self).traits }
    set {
      if let responder { return responder.accessibilityTraits = newValue }
      SaidOfObjects.write(self).traits = newValue
    }
  }
  /// Kept. In the screen's coordinates.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { responder.map(\.accessibilityFrame) ?? SaidOfObjects.read(self).frame ?? .zero }
    set {
      if let responder { return responder.accessibilityFrame = newValue }
      SaidOfObjects.write(self).frame = newValue
    }
  }
  /// Kept. In the screen's coordinates.
  @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
    get { responder.map(\.accessibilityPath) ?? SaidOfObjects.read(self).path }
    set {
      if let responder { return responder.accessibilityPath = newValue }
      SaidOfObjects.write(self).path = newValue
    }
  }
  /// Kept. In the screen's coordinates; the middle of the frame, unless set.
  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get {
      if let responder { return responder.accessibilityActivationPoint }
      return SaidOfObjects.read(self).activationPoint ?? accessibilityFrame.middle
    }
    set {
      if let responder { return responder.accessibilityActivationPoint = newValue }
      SaidOfObjects.write(self).activationPoint = newValue
    }
  }
  /// Kept.
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { responder.map(\.accessibilityLanguage) ?? SaidOfObjects.read(self).language }
    set {
      if let responder { return responder.accessibilityLanguage = newValue }
      SaidOfObjects.write(self).language = newValue
    }
  }
  /// Kept.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { responder.map(\.accessibilityElements) ?? SaidOfObjects.read(self).elements }
    set {
      if let responder { return responder.accessibilityElements = newValue }
      SaidOfObjects.write(self).elements = newValue
    }
  }
  /// Kept.
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { responder.map(\.accessibilityElementsHidden) ?? SaidOfObjects.read(self).elementsHidden }
    set {
      if let responder { return responder.accessibilityElementsHidden = newValue }
      SaidOfObjects.write(self).elementsHidden = newValue
    }
  }
  /// Kept.
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get { responder.map(\.accessibilityViewIsModal) ?? SaidOfObjects.read(self).viewIsModal }
    set {
      if let responder { return responder.accessibilityViewIsModal = newValue }
      SaidOfObjects.write(self).viewIsModal = newValue
    }
  }
  /// Kept.
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get {
      responder.map(\.shouldGroupAccessibilityChildren) ?? SaidOfObjects.read(self).shouldGroupAccessibilityChildren
    }
    set {
      if let responder { return responder.shouldGroupAccessibilityChildren = newValue }
      SaidOfObjects.write(self).shouldGroupAccessibilityChildren = newValue
    }
  }
  /// Kept.
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { responder.map(\.accessibilityCustomActions) ?? SaidOfObjects.read(self).customActions }
    set {
      if let responder { return responder.accessibilityCustomActions = newValue }
      SaidOfObjects.write(self).customActions = newValue
    }
  }
  /// Kept.
  @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
    get { responder.map(\.accessibilityAttributedHint) ?? SaidOfObjects.read(self).attributedHint }
    set {
      if let responder { return responder.accessibilityAttributedHint = newValue }
      SaidOfObjects.write(self).attributedHint = newValue
    }
  }
  /// Kept.
  @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
    get { responder.map(\.accessibilityAttributedValue) ?? SaidOfObjects.read(self).attributedValue }
    set {
      if let responder { return responder.accessibilityAttributedValue = newValue }
      SaidOfObjects.write(self).attributedValue = newValue
    }
  }
  /// Kept.
  @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { responder.map(\.accessibilityCustomRotors) ?? SaidOfObjects.read(self).customRotors }
    set {
      if let responder { return responder.accessibilityCustomRotors = newValue }
      SaidOfObjects.write(self).customRotors = newValue
    }
  }
  /// Kept.
  @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { responder.map(\.accessibilityNavigationStyle) ?? SaidOfObjects.read(self).navigationStyle }
    set {
      if let responder { return responder.accessibilityNavigationStyle = newValue }
      SaidOfObjects.write(self).navigationStyle = newValue
    }
  }
  /// Kept.
  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { responder.map(\.accessibilityContainerType) ?? SaidOfObjects.read(self).containerType }
    set {
      if let responder { return responder.accessibilityContainerType = newValue }
      SaidOfObjects.write(self).containerType = newValue
    }
  }
  /// Kept.
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get {
      responder.map(\.accessibilityRespondsToUserInteraction) ?? SaidOfObjects.read(self).respondsToUserInteraction
    }
    set {
      if let responder { return responder.accessibilityRespondsToUserInteraction = newValue }
      SaidOfObjects.write(self).respondsToUserInteraction = newValue
    }
  }
  /// Kept.
  @preconcurrency @MainActor public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { responder.map(\.accessibilityTextualContext) ?? SaidOfObjects.read(self).textualContext }
    set {
      if let responder { return responder.accessibilityTextualContext = newValue }
      SaidOfObjects.write(self).textualContext = newValue
    }
  }
  /// Never called. What a responder answers, else no.
  @preconcurrency @MainActor public func accessibilityActivate() -> Bool {
    responder?.accessibilityActivate() ?? false
  }
  /// Never called. What a responder does, else nothing: there is nothing that could be more.
  @preconcurrency @MainActor public func accessibilityIncrement() { responder?.accessibilityIncrement() }
  /// Never called. What a responder does, else nothing: there is nothing that could be less.
  @preconcurrency @MainActor public func accessibilityDecrement() { responder?.accessibilityDecrement() }
  /// Of `accessibilityElements`.
  @preconcurrency @MainActor public func accessibilityElementCount() -> Int {
    responder?.accessibilityElementCount() ?? accessibilityElements?.count ?? 0
  }

  @MainActor private var responder: UIResponder? { self as? UIResponder }
}

extension UIImage: UIAccessibilityIdentification {
  /// Kept, for tests that tell images by it; copies don't have it.
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { SaidOfObjects.read(self).identifier }
    set { SaidOfObjects.write(self).identifier = newValue }
  }
}

/// What was said of objects that are no responders.
@MainActor private enum SaidOfObjects {
  private static var key: UInt8 = 0

  static func read(_ object: NSObject) -> SeldomSaid {
    objc_getAssociatedObject(object, &key) as? SeldomSaid ?? .unset
  }

  static func write(_ object: NSObject) -> SeldomSaid {
    if let kept = objc_getAssociatedObject(object, &key) as? SeldomSaid { return kept }
    let kept = SeldomSaid()
    objc_setAssociatedObject(object, &key, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return kept
  }
}

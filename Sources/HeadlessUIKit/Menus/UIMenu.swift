import Foundation

/// Elements that are chosen from, some of them menus themselves.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uimenu>
open class UIMenu: UIMenuElement {
  /// What it is found by; one of its own unless given.
  public let identifier: Identifier
  /// How it stands in the menu around it.
  public let options: Options
  /// Kept: rows have one height.
  open var preferredElementSize: ElementSize
  /// Kept: rows look the same.
  open var displayPreferences: UIMenuDisplayPreferences?
  /// From the top down.
  open private(set) var children: [UIMenuElement]

  /// - Parameter identifier: one of its own where none is given.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? .next()
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.displayPreferences = displayPreferences
    return menu
  }

  /// The elements that are chosen now, also in menus in it: those with a mark.
  open var selectedElements: [UIMenuElement] { leaves.filter { ($0 as? any UIMenuLeaf)?.state == .on } }

  /// All that is in it, also in menus in it, but no menu. What is made only when it is shown is not there yet.
  var leaves: [UIMenuElement] { children.flatMap { ($0 as? UIMenu)?.leaves ?? [$0] } }

  /// All actions that can be chosen.
  var actions: [UIAction] { leaves.compactMap { $0 as? UIAction } }

  /// How a menu stands in the menu around it. Raw values are UIKit's.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its elements stand among those around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Kept; nothing is drawn.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its actions, and of those of menus in it, has the mark: that which was chosen last.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Kept; nothing is drawn.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large its rows are; kept. Raw values are UIKit's.
  public enum ElementSize: Int, Hashable, Sendable { case small, medium, large, automatic = -1 }

  /// Tells one menu from another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Equal strings are one identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    @MainActor private static var given = 0

    /// One that no other menu has.
    @MainActor fileprivate static func next() -> Self {
      given += 1
      return Self("HeadlessUIKit.UIMenu.\(given)")
    }
  }
}

/// How a menu's rows look; kept.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uimenudisplaypreferences>
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
  /// How many lines a title may take.
  open var maximumNumberOfTitleLines = 0
  public override init() { super.init() }
}

/// Elements that are made when their menu is shown.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uideferredmenuelement>
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var made: [UIMenuElement]?
  private var isCached = true

  /// Asked once, when the menu is shown first.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Asked anew whenever the menu is shown.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    let element = UIDeferredMenuElement(elementProvider)
    element.isCached = false
    return element
  }

  /// Has the elements made, now or later.
  func elements(_ use: @escaping ([UIMenuElement]) -> Void) {
    if isCached, let made { return use(made) }
    provider { [self] elements in
      made = elements
      use(elements)
    }
  }
}

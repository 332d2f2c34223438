public import Foundation

/// What an action runs, with the action itself.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title, which a control performs for its events. On Linux, where `#selector` is missing, the way
/// to give a control something to do:
///
/// ```swift
/// button.addAction(UIAction(title: "Compose") { _ in compose() }, for: .touchUpInside)
/// ```
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaction>
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Two actions of one identifier are one to a control: the one added later replaces the other.
  public let identifier: Identifier
  /// Kept; nothing is shown.
  open var discoverabilityTitle: String?
  /// Kept, never drawn: in place of the image while it has a mark.
  open var selectedImage: UIImage?
  /// Hidden ones have no row in a menu, and disabled ones can't be chosen; controls don't look at them.
  open var attributes: UIMenuElement.Attributes
  /// The mark that it has in a menu; a menu of single selection moves it.
  open var state: UIMenuElement.State
  private var turn = LeafTurn()
  /// Who performs it: nil but for the time in which the handler runs.
  open var sender: Any? { turn.sender }
  /// What a popover could be about that the handler presents: the button or the item of a bar whose menu it was
  /// chosen from, else who performs it, if that is a view or an item of a bar.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uimenuleaf/presentationsourceitem>
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    turn.presentationSourceItem
  }
  private let handler: UIActionHandler

  /// - Parameter identifier: one of its own where nil.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? .next()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// - Parameters:
  ///   - selectedImage: kept, never drawn.
  ///   - identifier: one of its own where nil.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage?,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    self.selectedImage = selectedImage
  }

  /// Another action that runs the same closure, under the same identifier.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAction(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    copy.say(as: self)
    return copy
  }

  /// Runs the handler.
  /// - Parameter target: for actions that have one; this has a closure.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let outer = turn
    turn.sender = sender
    handler(self)
    turn = outer
  }

  /// A finger has chosen it from a menu.
  func perform(chosenFrom source: UIResponder?) {
    turn.owner = LeafTurn.owner(of: source)
    performWithSender(nil, target: nil)
    turn.owner = nil
  }

  /// Tells one action of a control from another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Equal strings are one identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Puts in what was copied.
    public static let paste = Identifier("paste:")
    /// Puts in what was copied, looking as what is around it.
    public static let pasteAndMatchStyle = Identifier("pasteAndMatchStyle:")
    /// Puts in what was copied, and goes there.
    public static let pasteAndGo = Identifier("pasteAndGo:")
    /// Puts in what was copied, and looks for it.
    public static let pasteAndSearch = Identifier("pasteAndSearch:")

    @MainActor private static var given = 0

    /// One that no other action has.
    @MainActor fileprivate static func next() -> Self {
      given += 1
      return Self("HeadlessUIKit.UIAction.\(given)")
    }
  }
}

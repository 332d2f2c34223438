import Foundation

/// The menus of links, and of what else takes taps, in a text that can't be typed into: a finger that rests on one
/// opens its menu, as its delegate has it (V456).
@MainActor final class TextItemMenus: NSObject {
  private weak var text: UITextView?
  private lazy var interaction = UIContextMenuInteraction(ofPlacesBy: self)
  /// Whose menu was asked for last.
  private var item: UITextItem?

  init(of text: UITextView) {
    self.text = text
    super.init()
    text.addInteraction(interaction)
  }

  /// Whether fingers open menus.
  var isOpen = true {
    didSet {
      guard isOpen != oldValue, let text else { return }
      if isOpen { text.addInteraction(interaction) } else { text.removeInteraction(interaction) }
    }
  }

  /// Nil where there is none, or its delegate has none shown.
  static func menu(of item: UITextItem, in text: UITextView) -> UIMenu? {
    let usual = UIMenu(children: usualActions(of: item))
    let menu =
      text.delegate.map { $0.textView(text, menuConfigurationFor: item, defaultMenu: usual)?.menu } ?? usual
    return menu?.children.isEmpty == false ? menu : nil
  }

  /// What a link's are on a device differs from system to system: these two are in all.
  private static func usualActions(of item: UITextItem) -> [UIMenuElement] {
    guard case .link(let url) = item.content else { return [] }
    return [
      UIAction(title: "Open Link") { _ in UIApplication.shared.open(url) },
      UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url },
    ]
  }
}

extension TextItemMenus: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let text, let item = text.item(at: location) else { return nil }
    self.item = item
    // The finger is the menu's, also where none is shown: it taps nothing as it lifts.
    let menu = Self.menu(of: item, in: text)
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let text, let item, let animator else { return }
    text.delegate?.textView(text, textItemMenuWillDisplayFor: item, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let text, let item, let animator else { return }
    text.delegate?.textView(text, textItemMenuWillEndFor: item, animator: animator)
  }
}

import Foundation

/// What fingers do to links, and to what else takes taps, in a text that can't be typed into: one that taps
/// performs what its delegate makes of it, also on a link in a text that can (V1216), and one that rests opens a
/// menu (V456).
@MainActor final class TextItemMenus: NSObject {
  private weak var text: UITextView?
  private lazy var interaction = UIContextMenuInteraction(ofPlacesBy: self)
  /// Whose menu was asked for last.
  private var item: UITextItem?

  init(of text: UITextView) {
    self.text = text
    isOpen = !text.isEditable
    super.init()
    if isOpen { text.addInteraction(interaction) }
  }

  /// Whether fingers open menus.
  var isOpen: Bool {
    didSet {
      guard isOpen != oldValue, let text else { return }
      if isOpen { text.addInteraction(interaction) } else { text.removeInteraction(interaction) }
    }
  }

  // MARK: Taps

  /// Performs what the delegate makes of a tap. One that names no action itself has the menu shown.
  func follow(_ item: UITextItem) {
    guard let text else { return }
    switch TextItemAnswers(text: text, item: item).primary(usualAction(of: item)) {
    case .action(let action): action.performWithSender(text, target: nil)
    case .menu: show(item)
    case .nothing: break
    }
  }

  /// A tag has nothing to open: its menu is all that there is.
  private func usualAction(of item: UITextItem) -> UIAction {
    UIAction { [weak self] _ in
      switch item.content {
      case .link(let url): UIApplication.shared.open(url)
      case .tag: self?.show(item)
      case .textAttachment: break
      }
    }
  }

  /// The item is selected as its menu comes. Nothing becomes of it in a text that can be typed into.
  private func show(_ item: UITextItem) {
    guard isOpen, let text, let configuration = configuration(of: item), configuration.menu != nil else { return }
    text.selectedRange = item.range
    let box = text.firstRect(for: TextPart(item.range.lowerBound..<item.range.upperBound))
    interaction.present(configuration, at: CGPoint(x: box.midX, y: box.maxY))
  }

  // MARK: Menus

  /// Of an item's menu, which may be none.
  private final class ItemMenu: UIContextMenuConfiguration {
    private(set) var menu: UIMenu?

    convenience init(_ menu: UIMenu?) {
      self.init(identifier: nil, previewProvider: nil) { _ in menu }
      self.menu = menu
    }
  }

  private func configuration(of item: UITextItem) -> ItemMenu? {
    guard let text else { return nil }
    self.item = item
    return ItemMenu(TextItemAnswers(text: text, item: item).menu(Self.usualMenu(of: item)))
  }

  /// What a link's has on a device differs from system to system: these two rows are in all.
  private static func usualMenu(of item: UITextItem) -> UIMenu {
    switch item.content {
    case .link(let url):
      UIMenu(
        title: url.absoluteString,
        children: [
          UIAction(title: "Open Link") { _ in UIApplication.shared.open(url) },
          UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url },
        ])
    case .textAttachment(let attachment): UIMenu(children: attachment.image.map(imageActions) ?? [])
    case .tag: UIMenu()
    }
  }

  private static func imageActions(of image: UIImage) -> [UIMenuElement] {
    [
      UIAction(title: "Copy Image") { _ in UIPasteboard.general.image = image },
      UIAction(title: "Save to Camera Roll") { _ in UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil) },
    ]
  }
}

extension TextItemMenus: UIContextMenuInteractionDelegate {
  /// The finger is the menu's, also where none is shown: it taps nothing as it lifts.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let text, let item = text.item(at: location) else { return nil }
    TextItemAnswers(text: text, item: item).askOfPrimary(usualAction(of: item))
    return configuration(of: item)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let text, let item, let animator else { return }
    text.textDelegate?.textView(text, textItemMenuWillDisplayFor: item, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let text, let item, let animator else { return }
    text.textDelegate?.textView(text, textItemMenuWillEndFor: item, animator: animator)
  }
}

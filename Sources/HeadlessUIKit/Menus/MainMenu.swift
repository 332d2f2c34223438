import Foundation

/// The menu of a menu bar, for the sake of its keys: it is never shown.
///
/// The application builds it, and then its delegate, when the first key goes down. Of the system's own it has the
/// menus, with nothing in them (ours).
@MainActor final class MainMenu {
  private var root: UIMenu?

  func setNeedsRebuild() { root = nil }

  /// From its beginning to its end, what keys may perform.
  var keyCommands: [UIKeyCommand] { built.leaves.compactMap { $0 as? UIKeyCommand } }

  private var built: UIMenu {
    if let root { return root }
    let tree = MenuTree(of: .main, Self.bar)
    let application = UIApplication.shared
    application.buildMenu(with: tree)
    (application.delegate as? UIResponder)?.buildMenu(with: tree)
    root = tree.root
    return tree.root
  }

  private static var bar: [UIMenuElement] {
    [
      menu(.application, "", [.about, .preferences, .services, .hide, .quit]),
      menu(.file, "File", [.newScene, .openRecent, .close, .document, .print]),
      menu(
        .edit, "Edit",
        [
          .undoRedo, .standardEdit, .find, .replace, .share, .textStyle, .spelling, .substitutions,
          .transformations, .speech, .lookup, .learn, .autoFill,
        ]),
      UIMenu(
        title: "Format", identifier: .format,
        children: [
          menu(.font, "Font", [.textSize, .textColor, .textStylePasteboard]),
          menu(.text, "Text", [.alignment, .writingDirection]),
        ]),
      menu(.view, "View", [.toolbar, .sidebar, .fullscreen]),
      menu(.window, "Window", [.minimizeAndZoom, .bringAllToFront]),
      UIMenu(title: "Help", identifier: .help),
    ]
  }

  private static func menu(_ name: UIMenu.Identifier, _ title: String, _ inner: [UIMenu.Identifier]) -> UIMenu {
    let groups = inner.map { UIMenu(identifier: $0, options: .displayInline) }
    return UIMenu(title: title, identifier: name, children: groups)
  }
}

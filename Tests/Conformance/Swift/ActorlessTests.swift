import Foundation
import HeadlessUIKit
import Testing

/// A row as models and tables of settings keep it, outside of every actor: that it compiles is half the test.
private struct Row {
  var title: String
  var background = UIBackgroundConfiguration.listCell()
  let separator = UIListSeparatorConfiguration(listAppearance: .plain)
  let list = UICollectionLayoutListConfiguration(appearance: .grouped)
  let accessory = UICellAccessory.disclosureIndicator()
  let place = UICellAccessory.Placement.position(before: .checkmark())
  let shape = UIShape.capsule
  let nothing = UIContentUnavailableConfiguration.empty()
  let quick = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
  let transition = UIViewController.Transition.crossDissolve
  let turned: UIWindowScene.GeometryPreferences.iOS = .init(interfaceOrientations: .portrait)
  let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
  let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "header") {
    _, _, _ in
  }

  var configuration: UIListContentConfiguration {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = title
    return configuration.updated(for: UICellConfigurationState(traitCollection: UITraitCollection()))
  }

  var selected: UIBackgroundConfiguration {
    var state = UIViewConfigurationState(traitCollection: UITraitCollection())
    state.isSelected = true
    return background.updated(for: state)
  }
}

private struct Own: UIContentConfiguration, Equatable {
  var text = "own"
  func makeContentView() -> any UIView & UIContentView { UIListContentConfiguration.cell().makeContentView() }
  func updated(for state: any UIConfigurationState) -> Own { self }
}

private actor Keeper {
  var own = Own()
  var shown = UIListContentConfiguration.cell()

  func show(_ text: String) -> [String?] {
    (own.text, shown.text) = (text, text)
    return [own.text, shown.text]
  }
}

/// The usual seams before an application.
@MainActor private protocol LinkOpening {
  func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)?)
  nonisolated func canOpenURL(_ url: URL) -> Bool
}
extension UIApplication: LinkOpening {}

private protocol BackgroundTasks {
  func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)?
  ) -> UIBackgroundTaskIdentifier
  func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier)
}
extension UIApplication: BackgroundTasks {}

/// Group L: what belongs to no actor, as on a device.
@MainActor struct ActorlessTests {
  @Test("L17 values that say how something looks are made and kept outside of every actor")
  func values() async {
    let kept = await Task.detached {
      let row = Row(title: "one")
      return [row.configuration.text, "\(row.selected == row.background)", "\(row.place([]))"]
    }.value
    #expect(kept == ["one", "true", "0"])
    #expect(await Keeper().show("two") == ["two", "two"])
  }

  @Test("L17 what was made outside is shown as what was made on the main actor")
  func shown() {
    let (phone, row) = (Phone(), Row(title: "one"))
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    (cell.contentConfiguration, cell.accessories) = (row.configuration, [row.accessory])
    phone.window.addSubview(cell)
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "one")
  }

  @Test("L18 a handler that is a plain closure is handed on")
  func handlers() {
    var heard: [String] = []
    func action(_ title: String, handler: @escaping (UIAction) -> Void) -> UIAction {
      UIAction(title: title, handler: handler)
    }
    func menu(_ make: @escaping ([UIMenuElement]) -> UIMenu?) -> UIContextMenuConfiguration {
      UIContextMenuConfiguration(actionProvider: make)
    }
    func registration(
      _ handler: @escaping (UICollectionViewListCell, IndexPath, String) -> Void
    ) -> UICollectionView.CellRegistration<UICollectionViewListCell, String> { .init(handler: handler) }
    func detail(_ handler: @escaping () -> Void) -> UICellAccessory { .detail(actionHandler: handler) }
    action("do") { heard.append($0.title) }.performWithSender(nil, target: nil)
    _ = (menu { _ in nil }, registration { _, _, _ in })
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    cell.accessories = [detail { heard.append("detail") }]
    (cell.subviews.last as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(heard == ["do", "detail"])
  }

  @Test("L19 an application is asked from any thread for time in the background, and stands behind a protocol")
  func application() async {
    let phone = Phone()
    let application = phone.application
    let tasks = await Task.detached {
      let tasks: any BackgroundTasks = application
      let one = tasks.beginBackgroundTask(withName: "one", expirationHandler: nil)
      let two = application.beginBackgroundTask()
      tasks.endBackgroundTask(one)
      let isFree = application.backgroundTimeRemaining > 0 && application.isProtectedDataAvailable
      return one != two && one != .invalid && two != .invalid && isFree
    }.value
    #expect(tasks)
    let opening: any LinkOpening = application
    guard let url = URL(string: "https://example.com") else { return }
    var heard: [Bool] = []
    opening.open(url, options: [:]) { heard.append($0) }
    application.endTurn()
    #expect(heard == [true] && opening.canOpenURL(url))
  }
}

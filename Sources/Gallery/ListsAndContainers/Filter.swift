import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A search bar over a list: its field takes the focus, Cancel gives it up, a scope chooses, and the list lets go
/// of the focus as soon as a finger scrolls it.
enum FilterStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = FilterViewController() }

  private static let onField = CGPoint(x: 150, y: 128)
  private static let onCancel = CGPoint(x: 360, y: 128)
  private static let onLastScope = CGPoint(x: 330, y: 180)

  static let recordings = [
    ExampleRecording("focus-and-cancel", on: FilterStage.self) {
      Finger().tap(at: onField).wait(0.5).tap(at: onCancel)
    },
    ExampleRecording("choose-a-scope", on: FilterStage.self) { Finger().tap(at: onLastScope) },
    ExampleRecording("scroll-takes-the-focus", on: FilterStage.self) {
      Finger().tap(at: onField).wait(0.5)
        .down(at: CGPoint(x: 195, y: 500)).move(to: CGPoint(x: 195, y: 400), for: 0.3).hold(0.3).up().wait(1)
    },
  ]
}

private final class FilterViewController: UIViewController, UISearchBarDelegate {
  private let searchBar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
  private let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 644))

  override func viewDidLoad() {
    super.viewDidLoad()
    searchBar.delegate = self
    searchBar.scopeButtonTitles = ["All", "Unread", "Flagged"]
    searchBar.showsScopeBar = true
    searchBar.showsCancelButton = true
    list.contentSize = CGSize(width: 390, height: 2000)
    list.keyboardDismissMode = .onDrag
    view.addSubview(searchBar)
    view.addSubview(list)
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { StageTrace.note("it is searched") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { StageTrace.note("no longer") }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    StageTrace.note("cancelled")
    searchBar.resignFirstResponder()
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    StageTrace.note("scope \(selectedScope)")
  }
}

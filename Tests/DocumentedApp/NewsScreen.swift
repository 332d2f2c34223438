public import HeadlessUIKit
public import TouchLogs
public import TouchReplay

final class NewsViewController: UIViewController {
  private let feed = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 761))
  private let tabBar = RaisedTabBar(frame: CGRect(x: 0, y: 761, width: 390, height: 83))

  override func viewDidLoad() {
    feed.contentSize = CGSize(width: 390, height: 4000)
    [feed, tabBar].forEach(view.addSubview)
    tabBar.centerButton.addAction(UIAction { [unowned self] _ in compose() }, for: .touchUpInside)
  }

  private func compose() {
    StageTrace.note("a draft opens")
    VirtualClock.current.schedule(after: 5) { StageTrace.note("the draft is saved") }
  }
}

public enum NewsScreen: Stage {
  public static let name = "news"
  public static let screen = Screen.phone
  public static let turn = StageTurn.synchronous

  public static func build(in window: UIWindow) { window.rootViewController = NewsViewController() }
}

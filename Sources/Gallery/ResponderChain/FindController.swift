import Foundation
import HeadlessUIKit
import TouchReplay
import TouchLogs

/// Walking `next` from a view to the controller that it belongs to, or to whatever class is asked for.
///
/// A view finds its own controller, not the one that presents or contains that; a view that was put straight into
/// the window finds none.
enum FindControllerStage: Example {
  static let turn = StageTurn.synchronous

  static func build(in window: UIWindow) {
    window.rootViewController = AlbumViewController()
    let badge = SearchingView(frame: CGRect(x: 300, y: 20, width: 60, height: 60))
    badge.accessibilityIdentifier = "looseBadge"
    window.addSubview(badge)
  }

  static let recordings = [
    ExampleRecording("from-deep-view", on: FindControllerStage.self) { Finger().tap(at: CGPoint(x: 100, y: 320)) },
    ExampleRecording("from-parents-view", on: FindControllerStage.self) {
      Finger().tap(at: CGPoint(x: 100, y: 120))
    },
    ExampleRecording("from-view-without-controller", on: FindControllerStage.self) {
      Finger().tap(at: CGPoint(x: 330, y: 50))
    },
  ]
}

extension UIResponder {
  /// The nearest responder of that class up the chain, this one included; nil where the chain ends without one.
  fileprivate func nearest<Wanted: UIResponder>(_ wanted: Wanted.Type) -> Wanted? {
    for responder in sequence(first: self, next: \.next) {
      if let found = responder as? Wanted { return found }
    }
    return nil
  }
}

/// Says, when touched, what it finds up its chain.
private final class SearchingView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    say("the controller", nearest(UIViewController.self))
    say("the album", nearest(AlbumViewController.self))
    say("a page", nearest(PageView.self))
    say("the application", nearest(UIApplication.self))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  private func say(_ wanted: String, _ found: UIResponder?) {
    StageTrace.note("\(wanted): \(found.map { "\(type(of: $0))" } ?? "none")")
  }
}

private final class AlbumViewController: UIViewController {
  private let heading = SearchingView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  private let photo = PhotoViewController()

  override func viewDidLoad() {
    view.addSubview(heading)
    addChild(photo)
    photo.view.frame = CGRect(x: 20, y: 200, width: 350, height: 400)
    view.addSubview(photo.view)
    photo.didMove(toParent: self)
  }
}

private final class PhotoViewController: UIViewController {
  private let page = PageView(frame: CGRect(x: 10, y: 10, width: 330, height: 380))
  override func viewDidLoad() { view.addSubview(page) }
}

private final class PageView: UIView {
  private let passepartout = UIView(frame: CGRect(x: 10, y: 10, width: 310, height: 300))
  private let caption = SearchingView(frame: CGRect(x: 10, y: 60, width: 200, height: 80))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(passepartout)
    passepartout.addSubview(caption)
  }

  required init?(coder: NSCoder) { nil }
}

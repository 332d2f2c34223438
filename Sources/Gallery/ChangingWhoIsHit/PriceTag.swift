import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A place on a map whose price tag and icon lie outside of its bounds, and are its hit area: it answers with
/// itself where they contain the point, and sends its action as soon as a finger lands.
///
/// It asks them by `point(inside:with:)`, which looks at nothing but their bounds: so a hidden icon still counts.
enum PriceTagStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = RentalsViewController() }

  // The place is at (180, 300); its tag starts 40 points to the left of it and its icon lies below.
  private static let onTag = CGPoint(x: 160, y: 270)
  private static let onIcon = CGPoint(x: 195, y: 340)
  private static let beyondTag = CGPoint(x: 250, y: 270)
  private static let onPlace = CGPoint(x: 195, y: 310)

  static let recordings = [
    ExampleRecording("tap-tag-and-icon", on: PriceTagStage.self) {
      Finger().tap(at: onTag).wait(0.5).tap(at: onIcon)
    },
    ExampleRecording("drag-from-tag", on: PriceTagStage.self) {
      Finger().drag(from: onTag, to: CGPoint(x: 180, y: 280), for: 0.1)
    },
    ExampleRecording("tap-outside-both", on: PriceTagStage.self) {
      Finger().tap(at: beyondTag).wait(0.5).tap(at: onPlace)
    },
    ExampleRecording("tap-when-sold-out", on: PriceTagStage.self) {
      Finger().tap(at: RentalsViewController.sellOut).wait(0.5).tap(at: onTag).wait(0.5).tap(at: onIcon)
    },
    ExampleRecording("tap-hidden-icon", on: PriceTagStage.self) {
      Finger().tap(at: RentalsViewController.hideIcon).wait(0.5).tap(at: onIcon)
    },
    ExampleRecording("tap-wider-tag", on: PriceTagStage.self) {
      Finger().tap(at: beyondTag).wait(0.5).tap(at: RentalsViewController.raisePrice).wait(0.5).tap(at: beyondTag)
    },
  ]
}

private final class PriceTag: UIControl {
  let label = UILabel()
  let icon = UIImageView(frame: CGRect(x: 0, y: 28, width: 30, height: 30))
  /// Whether there is anything to rent: without it touches don't see the place at all.
  var isAvailable = true

  var price = 0 {
    didSet {
      label.text = "\(price)"
      label.frame = CGRect(x: -40, y: -44, width: 16 + 32 * CGFloat("\(price)".count), height: 30)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    addSubview(icon)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isAvailable else { return nil }
    let isInside = [label, icon].contains { $0.point(inside: convert(point, to: $0), with: event) }
    return isInside ? self : nil
  }

  /// Not worth tracking: the landing is the press.
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    sendActions(for: .touchUpInside)
    return false
  }
}

private final class RentalsViewController: UIViewController {
  static let sellOut = CGPoint(x: 65, y: 800)
  static let hideIcon = CGPoint(x: 195, y: 800)
  static let raisePrice = CGPoint(x: 325, y: 800)

  private let map = TappableView()
  private let place = PriceTag(frame: CGRect(x: 180, y: 300, width: 30, height: 20))
  private let sellOutButton = UIButton(frame: CGRect(x: 0, y: 760, width: 130, height: 84))
  private let hideIconButton = UIButton(frame: CGRect(x: 130, y: 760, width: 130, height: 84))
  private let raisePriceButton = UIButton(frame: CGRect(x: 260, y: 760, width: 130, height: 84))

  override func viewDidLoad() {
    map.frame = view.bounds
    view.addSubview(map)
    map.addSubview(place)
    map.onTap = { StageTrace.note("moves the map") }
    place.price = 80
    place.addAction(UIAction(title: "Show rental") { _ in }, for: .touchUpInside)
    add(sellOutButton, "Sell out") { $0.isAvailable = false }
    add(hideIconButton, "Hide icon") { $0.icon.isHidden = true }
    add(raisePriceButton, "Raise price") { $0.price = 1200 }
  }

  private func add(_ button: UIButton, _ title: String, _ change: @escaping @MainActor (PriceTag) -> Void) {
    view.addSubview(button)
    button.addAction(UIAction(title: title) { [unowned self] _ in change(place) }, for: .touchUpInside)
  }
}

import Foundation
import HeadlessUIKit
import Testing

/// Rules V280 to V284, V287, V386, V387: what code keeps of itself, and what it is asked for.
@MainActor struct KeptAndToldTests {
  #if !canImport(Darwin)
    @Test("V280 an activity that needs saving is saved when the turn ends, by all whose it is")
    func activities() {
      let phone = Phone()
      let (one, other) = (Reader(), Reader())
      let activity = NSUserActivity(activityType: "reading")
      activity.userInfo = ["old": 1]
      activity.needsSave = true
      phone.application.endTurn()
      #expect(activity.needsSave)
      (one.userActivity, other.userActivity) = (activity, activity)
      phone.application.endTurn()
      #expect(one.count == 1 && other.count == 1 && !activity.needsSave && activity.userInfo?.count == 1)
      other.userActivity = nil
      activity.needsSave = true
      activity.needsSave = true
      #expect(one.count == 1)
      phone.application.endTurn()
      phone.application.endTurn()
      #expect(one.count == 2 && other.count == 1 && one.userActivity === activity)
    }

    @Test("V386 a sound of a file is told by the number of the file's name")
    func sounds() {
      let phone = Phone()
      var (one, again, other) = (SystemSoundID(0), SystemSoundID(0), SystemSoundID(0))
      let (tap, tick) = (NSURL(fileURLWithPath: "/sounds/tap.caf"), NSURL(fileURLWithPath: "/sounds/tick.caf"))
      #expect(AudioServicesCreateSystemSoundID(tap, &one) == kAudioServicesNoError)
      AudioServicesCreateSystemSoundID(NSURL(fileURLWithPath: "/elsewhere/tap.caf"), &again)
      AudioServicesCreateSystemSoundID(tick, &other)
      #expect(one == again && one != other && one > 4095 && other > 4095)
      AudioServicesPlaySystemSound(one)
      AudioServicesPlayAlertSound(other)
      #expect(phone.decisions == ["feedback sound \(one)", "feedback sound \(other)"])
      #expect(AudioServicesDisposeSystemSoundID(one) == kAudioServicesNoError)
    }

    @Test("V387 a class is called by its name, UIKit's without a module")
    func classNames() {
      #expect(UITableViewCell.description() == "UITableViewCell" && UIView.description() == "UIView")
      #expect(Reader.description().hasSuffix("Reader") && Reader.description().contains("."))
      let table = UITableView()
      table.register(UITableViewCell.self, forCellReuseIdentifier: UITableViewCell.description())
      #expect(table.dequeueReusableCell(withIdentifier: "UITableViewCell") != nil)
    }

    @Test("V281 a scroll layer moves as little as shows a rectangle")
    func scrolling() {
      let layer = CAScrollLayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
      layer.scroll(to: CGRect(x: 50, y: 120, width: 10, height: 10))
      #expect(layer.bounds.origin == CGPoint(x: 0, y: 30))
      layer.scroll(to: CGRect(x: -5, y: 40, width: 10, height: 10))
      #expect(layer.bounds.origin == CGPoint(x: -5, y: 30))
    }
  #endif

  @Test("V282 of two collections of traits the one tells which the other has otherwise")
  func traits() {
    let plain = UITraitCollection { $0.displayScale = 2 }
    let dark = plain.replacing(UITraitUserInterfaceStyle.self, value: .dark)
    #expect(dark.userInterfaceStyle == .dark && dark.displayScale == 2 && plain.userInterfaceStyle == .unspecified)
    #expect(dark.changedTraits(from: plain).map(ObjectIdentifier.init) == [.init(UITraitUserInterfaceStyle.self)])
    #expect(dark.changedTraits(from: dark).isEmpty && dark.changedTraits(from: nil).count == 2)
  }

  @Test("V283 a control's overrides are asked for the previews of its menu")
  func previews() {
    let phone = Phone.forGestures()
    let control = PreviewedControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    phone.window.addSubview(control)
    control.isContextMenuInteractionEnabled = true
    phone.down(1, at: (50, 50))
    phone.wait(1)
    phone.up(1)
    #expect(control.heard == ["comes"])
    control.contextMenuInteraction?.dismissMenu()
    #expect(control.heard == ["comes", "goes"])
  }

  #if !canImport(Darwin)
    @Test("V287 a view's layer has nothing to do when a value changes, and an animation in the block of one")
    func actions() {
      let (view, layer) = (UIView(), CALayer())
      #expect(view.action(for: view.layer, forKey: "position") is NSNull)
      #expect(view.layer.action(forKey: "position") == nil)
      UIView.animate(withDuration: 0.7) {
        let animation = view.layer.action(forKey: "backgroundColor") as? CABasicAnimation
        #expect(animation?.duration == 0.7 && animation?.keyPath == "backgroundColor")
        UIView.performWithoutAnimation { #expect(view.layer.action(forKey: "position") == nil) }
      }
      layer.actions = ["position": NSNull(), "bounds": CABasicAnimation(keyPath: "bounds")]
      #expect(layer.action(forKey: "position") == nil && layer.action(forKey: "bounds") is CABasicAnimation)
    }
  #endif

  @Test("V284 a refresh control is made without a frame, and a subclass overrides how")
  func refreshing() {
    let control = NamedRefresh()
    #expect(control.tag == 7 && !control.isRefreshing && control.frame.height == 60)
  }
}

#if !canImport(Darwin)
  private final class Reader: UIResponder {
    var count = 0
    override func updateUserActivityState(_ activity: NSUserActivity) {
      super.updateUserActivityState(activity)
      count += 1
      activity.addUserInfoEntries(from: ["page": count])
    }
  }
#endif

private final class NamedRefresh: UIRefreshControl {
  override init() {
    super.init()
    tag = 7
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class PreviewedControl: UIControl {
  var heard: [String] = []

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "a") { _ in }]) })
  }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    heard.append("comes")
    return super.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    heard.append("goes")
    return UITargetedPreview(view: self)
  }
}

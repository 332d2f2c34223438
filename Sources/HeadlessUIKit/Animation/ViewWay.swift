/// A view's way by an animation, which sets nothing of the view but what moves by it.
@MainActor struct ViewWay {
  let view: UIView
  private(set) var start: ViewPose
  private(set) var end: ViewPose
  /// The layer's properties that move.
  private(set) var keys: [String]
  private var looks: [LayerLook]
  /// The share of the animation's time after which it begins.
  let begins: CGFloat

  /// To be made when the change is: the view stands at its end.
  init(_ change: AnimationBlock.Change, after begins: CGFloat = 0) {
    self.begins = begins
    (view, start, end) = (change.view, change.before, ViewPose(of: change.view))
    (keys, looks) = (change.keys, change.looks)
  }

  /// The animation changes the view once more.
  mutating func goOn(by change: AnimationBlock.Change) {
    let added = change.keys.filter { !keys.contains($0) }
    start.take(added, of: change.before)
    end.take(change.keys, of: ViewPose(of: change.view))
    keys += added
    for look in change.looks {
      if let known = looks.firstIndex(where: { $0.key == look.key }) {
        looks[known].goOn(by: look)
      } else {
        looks.append(look)
      }
    }
  }

  /// Springs go beyond both ends.
  func pose(at share: AnimationShare) -> ViewPose {
    switch share {
    case AnimationShare(0): start
    case AnimationShare(1): end
    default: start.moved(towards: end, by: share)
    }
  }

  /// Puts the view where it would be seen.
  func stand(at share: AnimationShare) {
    var pose = ViewPose(of: view)
    pose.take(keys, of: self.pose(at: share))
    pose.apply(to: view)
    showLooks(at: share)
  }

  func showLooks(at share: AnimationShare) { for look in looks { look.show(at: share.across, on: view) } }
}

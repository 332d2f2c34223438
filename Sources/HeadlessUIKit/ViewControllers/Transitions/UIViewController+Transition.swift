public import Foundation

extension UIViewController {
  /// How a controller would come and go by itself. Nothing is animated: it is kept.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition>
  public final class Transition: NSObject {
    /// Whether a device has a finger take it back anywhere on the page (V1241).
    let isTakenBack: Bool
    private init(isTakenBack: Bool = false) { self.isTakenBack = isTakenBack }

    /// From below.
    public static var coverVertical: Transition { Transition() }
    /// Turned over.
    public static var flipHorizontal: Transition { Transition() }
    /// Fading.
    public static var crossDissolve: Transition { Transition() }
    /// As a page.
    public static var partialCurl: Transition { Transition() }
    /// Growing out of a view; the provider is never asked. No finger takes it back: a trace warns of it (V1241).
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(isTakenBack: true) }
    /// Growing out of a bar's item; as ``zoom(options:sourceViewProvider:)``.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Transition { Transition(isTakenBack: true) }

    /// How a controller grows out of a view.
    ///
    /// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions>
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject, @preconcurrency NSCopying {
      /// Kept, never drawn.
      open var dimmingColor: UIColor?
      /// Kept, never drawn.
      open var dimmingVisualEffect: UIBlurEffect?
      /// Never asked: no finger takes a controller back so (V1241).
      open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
      /// Never asked.
      open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

      @preconcurrency public override init() { super.init() }

      /// One that says the same.
      open func copy(with zone: NSZone? = nil) -> Any {
        let copy = ZoomOptions()
        (copy.dimmingColor, copy.dimmingVisualEffect) = (dimmingColor, dimmingVisualEffect)
        copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
        copy.alignmentRectProvider = alignmentRectProvider
        return copy
      }

      /// The finger that would take a controller back; never made.
      public final class InteractionContext: NSObject {
        /// Where it is.
        public let location: CGPoint
        /// How fast, in points per second.
        public let velocity: CGVector
        /// Whether UIKit would begin.
        public let willBegin: Bool

        private init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
          (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
        }
      }

      /// Whose part is asked for; never made.
      @preconcurrency @MainActor
      public final class AlignmentRectContext: NSObject {
        /// Out of which view.
        public let sourceView: UIView
        /// Who comes.
        public let zoomedViewController: UIViewController

        private init(sourceView: UIView, zoomedViewController: UIViewController) {
          (self.sourceView, self.zoomedViewController) = (sourceView, zoomedViewController)
        }
      }
    }

    /// Whose view is asked for; never made.
    public struct ZoomSourceViewProviderContext {
      /// Who comes.
      public let zoomedViewController: UIViewController
      /// From whom.
      public let sourceViewController: UIViewController
    }
  }
}

extension UIViewController {
  /// Said as it is pushed or presented: a device lets a finger that goes down, or to the right, take it back from
  /// anywhere on its page.
  func warnOfFingersThatTakeBack() {
    guard preferredTransition?.isTakenBack == true else { return }
    Decisions.tell(.warns(self, "the finger that takes back a controller which zoomed in is not modelled"))
  }
}

public import Foundation

extension UIViewController {
  /// How a controller would come and go by itself. Nothing is animated: it is kept.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition>
  @preconcurrency @MainActor
  public struct Transition {
    private init() {}

    /// From below.
    public static var coverVertical: Transition { Transition() }
    /// Turned over.
    public static var flipHorizontal: Transition { Transition() }
    /// Fading.
    public static var crossDissolve: Transition { Transition() }
    /// As a page.
    public static var partialCurl: Transition { Transition() }
    /// Growing out of a view; the provider is never asked, and no finger takes it back.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition() }

    /// How a controller grows out of a view.
    @preconcurrency @MainActor
    public struct ZoomOptions {
      /// Kept, never drawn.
      public var dimmingColor: UIColor?
      /// Kept, never drawn.
      public var dimmingVisualEffect: UIBlurEffect?
      /// Never asked: no finger takes a controller back so.
      public var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?
      /// Never asked.
      public var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect)?
      public init() {}
    }

    /// Whose view is asked for; never made.
    @preconcurrency @MainActor
    public struct ZoomSourceViewProviderContext {
      /// Who comes.
      public let zoomedViewController: UIViewController
      /// From whom.
      public let sourceViewController: UIViewController
    }

    /// The finger that would take a controller back; never made.
    public struct ZoomInteractionContext {
      /// Where it is.
      public let location: CGPoint
      /// How fast, in points per second.
      public let velocity: CGVector
      /// Whether UIKit would begin.
      public let willBegin: Bool
    }

    /// Whose part is asked for; never made.
    @preconcurrency @MainActor
    public struct ZoomAlignmentRectContext {
      /// Out of which view.
      public let sourceView: UIView
      /// Who comes.
      public let zoomedViewController: UIViewController
    }
  }
}

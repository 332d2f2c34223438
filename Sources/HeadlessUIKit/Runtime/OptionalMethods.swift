#if !canImport(Darwin)
  import Foundation

  /// The optional methods of UIKit's protocols. Who adopts one has them all here, its own or those that answer as
  /// if there were none; which are its own, Swift knows only when it compiles.
  @MainActor enum OptionalMethods {
    /// Whether it adopts a protocol with methods that are named so.
    static func has(_ name: MethodName, _ object: NSObject) -> Bool {
      protocols.contains { prefixes, isAdopted in
        prefixes.contains { name.base.hasPrefix($0) } && isAdopted(object)
      }
    }

    private static let protocols: [(prefixes: [Substring], isAdopted: (NSObject) -> Bool)] = [
      (["scrollView", "viewForZooming"], { $0 is any UIScrollViewDelegate }),
      (["tableView"], { $0 is any UITableViewDelegate || $0 is any UITableViewDataSource }),
      (["numberOfSections", "sectionIndexTitles"], { $0 is any UITableViewDataSource }),
      (
        ["collectionView"],
        { $0 is any UICollectionViewDelegate || $0 is any UICollectionViewDataSource }
      ),
      (["numberOfSections", "indexTitles"], { $0 is any UICollectionViewDataSource }),
      (["textField"], { $0 is any UITextFieldDelegate }), (["textView"], { $0 is any UITextViewDelegate }),
      (["searchBar"], { $0 is any UISearchBarDelegate }),
      (
        ["willPresentSearch", "didPresentSearch", "willDismissSearch", "didDismissSearch"],
        { $0 is any UISearchControllerDelegate }
      ),
      (["gestureRecognizer"], { $0 is any UIGestureRecognizerDelegate }),
      (["navigationController"], { $0 is any UINavigationControllerDelegate }),
      (["navigationBar"], { $0 is any UINavigationBarDelegate }),
      (["tabBarController"], { $0 is any UITabBarControllerDelegate }),
      (["tabBar"], { $0 is any UITabBarDelegate }),
      (["splitViewController"], { $0 is any UISplitViewControllerDelegate }),
      (
        ["pageViewController", "presentation"],
        { $0 is any UIPageViewControllerDelegate || $0 is any UIPageViewControllerDataSource }
      ),
      (["pickerView"], { $0 is any UIPickerViewDelegate || $0 is any UIPickerViewDataSource }),
      (
        ["presentationController", "adaptivePresentationStyle", "popoverPresentation", "prepareForPopover"],
        { $0 is any UIAdaptivePresentationControllerDelegate }
      ),
      (
        ["animationController", "interactionController", "presentationController"],
        { $0 is any UIViewControllerTransitioningDelegate }
      ),
      (
        ["animationEnded", "interruptibleAnimator"], { $0 is any UIViewControllerAnimatedTransitioning }
      ),
      (["view"], { $0 is any UIViewControllerContextTransitioning }),
      (["animationDidStart", "animationDidStop"], { $0 is any CAAnimationDelegate }),
      (["application"], { $0 is any UIApplicationDelegate }), (["scene", "window"], { $0 is any UISceneDelegate }),
      (["dragInteraction"], { $0 is any UIDragInteractionDelegate }),
      (["dropInteraction"], { $0 is any UIDropInteractionDelegate }),
      (["contextMenuInteraction"], { $0 is any UIContextMenuInteractionDelegate }),
      (["pointerInteraction"], { $0 is any UIPointerInteractionDelegate }),
      (["position"], { $0 is any UIBarPositioningDelegate }),
    ]
  }
#endif

#if !canImport(Darwin)
  import Foundation

  extension NamedProperties {
    /// Controllers, and the application.
    mutating func addControllers() {
      add(
        UIViewController.self,
        [
          "title": \.title, "view": \.view, "viewIfLoaded": \.viewIfLoaded, "viewLoaded": \.isViewLoaded,
          "childViewControllers": \.children, "parentViewController": \.parent,
          "navigationController": \.navigationController, "tabBarController": \.tabBarController,
          "splitViewController": \.splitViewController, "navigationItem": \.navigationItem,
          "tabBarItem": \.tabBarItem, "toolbarItems": \.toolbarItems,
          "hidesBottomBarWhenPushed": \.hidesBottomBarWhenPushed, "editing": \.isEditing,
          "presentedViewController": \.presentedViewController,
          "presentingViewController": \.presentingViewController, "beingPresented": \.isBeingPresented,
          "beingDismissed": \.isBeingDismissed, "modalPresentationStyle": \.modalPresentationStyle,
          "modalInPresentation": \.isModalInPresentation, "presentationController": \.presentationController,
          "popoverPresentationController": \.popoverPresentationController,
          "preferredContentSize": \.preferredContentSize, "additionalSafeAreaInsets": \.additionalSafeAreaInsets,
          "edgesForExtendedLayout": \.edgesForExtendedLayout, "traitCollection": \.traitCollection,
          "transitioningDelegate": \.transitioningDelegate,
          "definesPresentationContext": \.definesPresentationContext,
        ])
      add(
        UINavigationController.self,
        [
          "viewControllers": \.viewControllers, "topViewController": \.topViewController,
          "visibleViewController": \.visibleViewController, "navigationBar": \.navigationBar,
          "toolbar": \.toolbar, "delegate": \.delegate, "navigationBarHidden": \.isNavigationBarHidden,
          "toolbarHidden": \.isToolbarHidden,
          "interactivePopGestureRecognizer": \.interactivePopGestureRecognizer,
          "hidesBarsOnSwipe": \.hidesBarsOnSwipe, "hidesBarsOnTap": \.hidesBarsOnTap,
        ])
      add(
        UITabBarController.self,
        [
          "viewControllers": \.viewControllers, "selectedViewController": \.selectedViewController,
          "selectedIndex": \.selectedIndex, "tabBar": \.tabBar, "delegate": \.delegate,
          "moreNavigationController": \.moreNavigationController,
        ])
      add(
        UISplitViewController.self,
        [
          "viewControllers": \.viewControllers, "displayMode": \.displayMode,
          "preferredDisplayMode": \.preferredDisplayMode, "collapsed": \.isCollapsed, "delegate": \.delegate,
        ])
      add(
        UIPageViewController.self,
        [
          "viewControllers": \.viewControllers, "delegate": \.delegate, "dataSource": \.dataSource,
        ])
      add(
        UITableViewController.self,
        [
          "tableView": \.tableView, "refreshControl": \.refreshControl,
        ])
      add(
        UICollectionViewController.self,
        [
          "collectionView": \.collectionView
        ])
      add(
        UISearchController.self,
        [
          "active": \.isActive, "searchBar": \.searchBar, "searchResultsController": \.searchResultsController,
          "searchResultsUpdater": \.searchResultsUpdater, "delegate": \.delegate,
        ])
      add(
        UIAlertController.self,
        [
          "title": \.title, "message": \.message, "actions": \.actions, "textFields": \.textFields,
          "preferredAction": \.preferredAction,
        ])
      add(
        UIAlertAction.self,
        [
          "title": \.title, "enabled": \.isEnabled,
        ])
      add(
        UIPresentationController.self,
        [
          "presentedViewController": \.presentedViewController,
          "presentingViewController": \.presentingViewController, "containerView": \.containerView,
          "presentedView": \.presentedView,
        ])
      add(
        UIApplication.self,
        [
          "applicationState": \.applicationState, "keyWindow": \.keyWindow, "windows": \.windows,
          "statusBarFrame": \.statusBarFrame, "statusBarOrientation": \.statusBarOrientation,
          "statusBarHidden": \.isStatusBarHidden, "applicationIconBadgeNumber": \.applicationIconBadgeNumber,
          "idleTimerDisabled": \.isIdleTimerDisabled,
          "networkActivityIndicatorVisible": \.isNetworkActivityIndicatorVisible, "delegate": \.delegate,
        ])
      add(
        UIScene.self,
        [
          "activationState": \.activationState, "delegate": \.delegate, "title": \.title,
        ])
      add(
        UIWindowScene.self,
        [
          "interfaceOrientation": \.interfaceOrientation, "keyWindow": \.keyWindow, "windows": \.windows,
          "screen": \.screen, "statusBarManager": \.statusBarManager,
        ])
      add(
        UIScreen.self,
        [
          "bounds": \.bounds, "brightness": \.brightness, "captured": \.isCaptured, "mirroredScreen": \.mirrored,
        ])
      add(
        UIDevice.self,
        [
          "orientation": \.orientation, "batteryLevel": \.batteryLevel, "batteryState": \.batteryState,
          "proximityState": \.proximityState,
        ])
    }
  }
#endif

#if !canImport(Darwin)
  import Foundation

  /// The methods and properties that UIKit's classes have themselves, by their names: what touch code asks with
  /// `responds(to:)` before it calls them, for the sake of older systems.
  @MainActor enum OwnMembers {
    static func has(_ name: MethodName, _ object: NSObject) -> Bool {
      if NamedProperties.all.knows(name.property, of: object) { return true }
      let (base, property) = (String(name.base), name.property)
      return all.contains { owner, names in
        object.isKind(of: owner) && (names.contains(base) || names.contains(property))
      }
    }

    private static let all: [(owner: AnyClass, names: Set<String>)] = [
      named(
        UIResponder.self,
        """
        touchesBegan touchesMoved touchesEnded touchesCancelled touchesEstimatedPropertiesUpdated
        pressesBegan pressesChanged pressesEnded pressesCancelled motionBegan motionEnded motionCancelled
        remoteControlReceivedWithEvent remoteControlReceived nextResponder next
        canBecomeFirstResponder becomeFirstResponder canResignFirstResponder resignFirstResponder
        isFirstResponder canPerformAction targetForAction target validateCommand buildMenuWithBuilder buildMenu
        keyCommands undoManager inputView inputAccessoryView inputViewController inputAccessoryViewController
        textInputMode reloadInputViews
        accessibilityActivate accessibilityIncrement accessibilityDecrement accessibilityScroll
        accessibilityPerformEscape accessibilityPerformMagicTap isAccessibilityElement accessibilityLabel
        accessibilityValue accessibilityHint accessibilityTraits accessibilityIdentifier
        """),
      named(
        UIView.self,
        """
        addSubview insertSubview removeFromSuperview bringSubviewToFront sendSubviewToBack exchangeSubviewAtIndex
        didAddSubview willRemoveSubview willMoveToSuperview didMoveToSuperview willMoveToWindow didMoveToWindow
        viewWithTag isDescendantOfView hitTest pointInside point convertPoint convertRect convert
        setNeedsLayout layoutIfNeeded layoutSubviews sizeToFit sizeThatFits intrinsicContentSize
        invalidateIntrinsicContentSize systemLayoutSizeFittingSize systemLayoutSizeFitting
        setNeedsDisplay setNeedsDisplayInRect drawRect draw drawViewHierarchyInRect drawHierarchy
        snapshotViewAfterScreenUpdates snapshotView tintColorDidChange traitCollectionDidChange
        safeAreaInsets safeAreaInsetsDidChange safeAreaLayoutGuide layoutMargins directionalLayoutMargins
        layoutMarginsDidChange layoutMarginsGuide preservesSuperviewLayoutMargins
        insetsLayoutMarginsFromSafeArea readableContentGuide keyboardLayoutGuide
        addGestureRecognizer removeGestureRecognizer gestureRecognizers gestureRecognizerShouldBegin
        setNeedsUpdateConstraints updateConstraints updateConstraintsIfNeeded addConstraint addConstraints
        removeConstraint translatesAutoresizingMaskIntoConstraints contentHuggingPriority endEditing
        tintColor tintAdjustmentMode motionEffects addMotionEffect maskView mask
        semanticContentAttribute effectiveUserInterfaceLayoutDirection overrideUserInterfaceStyle
        addInteraction removeInteraction interactions accessibilityIgnoresInvertColors
        """),
      named(
        UIWindow.self, "makeKeyWindow makeKeyAndVisible becomeKeyWindow rootViewController windowScene sendEvent"),
      named(
        UIScrollView.self,
        """
        setContentOffset contentOffset contentInset adjustedContentInset contentInsetAdjustmentBehavior
        adjustedContentInsetDidChange scrollRectToVisible flashScrollIndicators zoomToRect setZoomScale
        panGestureRecognizer pinchGestureRecognizer directionalPressGestureRecognizer keyboardDismissMode
        refreshControl scrollIndicatorInsets verticalScrollIndicatorInsets automaticallyAdjustsScrollIndicatorInsets
        contentLayoutGuide frameLayoutGuide touchesShouldBegin touchesShouldCancelInContentView touchesShouldCancel
        """),
      named(
        UITableView.self,
        """
        reloadData reloadRowsAtIndexPaths insertRowsAtIndexPaths deleteRowsAtIndexPaths beginUpdates endUpdates
        performBatchUpdates dequeueReusableCellWithIdentifier dequeueReusableHeaderFooterViewWithIdentifier
        registerClass registerNib register scrollToRowAtIndexPath selectRowAtIndexPath deselectRowAtIndexPath
        separatorInset separatorInsetReference separatorStyle separatorColor separatorEffect sectionIndexColor
        sectionIndexBackgroundColor cellLayoutMarginsFollowReadableWidth estimatedRowHeight prefetchDataSource
        dragDelegate dropDelegate sectionHeaderTopPadding fillerRowHeight setEditing
        """),
      named(
        UITableViewCell.self,
        """
        separatorInset accessoryType accessoryView selectionStyle setSelected setHighlighted setEditing
        prepareForReuse contentConfiguration backgroundConfiguration focusStyle dragStateDidChange
        """),
      named(
        UICollectionView.self,
        """
        reloadData reloadItemsAtIndexPaths insertItemsAtIndexPaths deleteItemsAtIndexPaths performBatchUpdates
        scrollToItemAtIndexPath selectItemAtIndexPath deselectItemAtIndexPath prefetchDataSource
        isPrefetchingEnabled beginInteractiveMovementForItemAtIndexPath updateInteractiveMovementTargetPosition
        endInteractiveMovement cancelInteractiveMovement dragDelegate dropDelegate registerClass registerNib register
        """),
      named(
        UIControl.self,
        """
        addTarget removeTarget addAction removeAction sendAction sendActionsForControlEvents sendActions
        beginTrackingWithTouch beginTracking continueTrackingWithTouch continueTracking endTrackingWithTouch
        endTracking cancelTrackingWithEvent cancelTracking allTargets allControlEvents actionsForTarget menu
        """),
      named(
        UITextField.self,
        """
        textRectForBounds textRect editingRectForBounds editingRect placeholderRectForBounds placeholderRect
        clearButtonRectForBounds leftViewRectForBounds rightViewRectForBounds drawTextInRect drawText
        passwordRules textContentType smartQuotesType smartDashesType autocorrectionType spellCheckingType
        inputAssistantItem
        """),
      named(
        UITextView.self,
        """
        scrollRangeToVisible textContainerInset textContainer layoutManager textStorage linkTextAttributes
        dataDetectorTypes smartQuotesType inputAssistantItem usesStandardTextScaling
        """),
      named(
        UIViewController.self,
        """
        loadView viewDidLoad viewWillAppear viewIsAppearing viewDidAppear viewWillDisappear viewDidDisappear
        viewWillLayoutSubviews viewDidLayoutSubviews viewSafeAreaInsetsDidChange additionalSafeAreaInsets
        didReceiveMemoryWarning presentViewController present dismissViewControllerAnimated dismiss
        showViewController show showDetailViewController addChildViewController addChild
        removeFromParentViewController removeFromParent willMoveToParentViewController
        didMoveToParentViewController willMove didMove setNeedsStatusBarAppearanceUpdate prefersStatusBarHidden
        preferredStatusBarStyle setNeedsUpdateOfHomeIndicatorAutoHidden prefersHomeIndicatorAutoHidden
        setNeedsUpdateOfScreenEdgesDeferringSystemGestures preferredScreenEdgesDeferringSystemGestures
        viewWillTransitionToSize viewWillTransition willTransitionToTraitCollection willTransition
        supportedInterfaceOrientations shouldAutorotate automaticallyAdjustsScrollViewInsets edgesForExtendedLayout
        extendedLayoutIncludesOpaqueBars transitionCoordinator presentationController
        popoverPresentationController sheetPresentationController transitioningDelegate isModalInPresentation
        setEditing editButtonItem setToolbarItems overrideUserInterfaceStyle setContentScrollView topLayoutGuide
        bottomLayoutGuide beginAppearanceTransition endAppearanceTransition performSegueWithIdentifier
        """),
      named(
        UINavigationController.self,
        """
        pushViewController popViewControllerAnimated popViewController popToRootViewControllerAnimated
        popToRootViewController popToViewController setViewControllers interactivePopGestureRecognizer
        interactiveContentPopGestureRecognizer setNavigationBarHidden setToolbarHidden hidesBarsOnSwipe
        hidesBarsOnTap barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer navigationBar toolbar
        topViewController visibleViewController
        """),
      named(
        UITabBarController.self, "setViewControllers selectedIndex selectedViewController tabBar setTabBarHidden"),
      named(
        UINavigationBar.self,
        """
        pushNavigationItem popNavigationItemAnimated setItems setBackgroundImage setTitleVerticalPositionAdjustment
        standardAppearance scrollEdgeAppearance compactAppearance prefersLargeTitles largeTitleTextAttributes
        titleTextAttributes shadowImage backIndicatorImage
        """),
      named(
        UIGestureRecognizer.self,
        """
        touchesBegan touchesMoved touchesEnded touchesCancelled pressesBegan reset ignoreTouch ignore
        canPreventGestureRecognizer canPrevent canBePreventedByGestureRecognizer canBePrevented
        shouldRequireFailureOfGestureRecognizer shouldRequireFailure requireGestureRecognizerToFail require
        locationInView location locationOfTouch numberOfTouches addTarget removeTarget allowedTouchTypes
        allowedPressTypes requiresExclusiveTouchType buttonMask modifierFlags
        """),
      named(
        UIApplication.self,
        """
        sendAction sendEvent openURL open canOpenURL beginReceivingRemoteControlEvents connectedScenes
        openSessions registerForRemoteNotifications endBackgroundTask
        """),
      named(UIScreen.self, "nativeScale nativeBounds coordinateSpace maximumFramesPerSecond scale bounds"),
    ]

    private static func named(_ owner: AnyClass, _ names: String) -> (owner: AnyClass, names: Set<String>) {
      (owner, Set(names.split { $0.isWhitespace }.map(String.init)))
    }
  }
#endif

public import Foundation

// More values' names that code written before Swift 4.2 uses: of accessibility and of what the system does. Each is
// the value that it has become.

/// `UIAccessibility.Notification.pageScrolled`.
public let UIAccessibilityPageScrolledNotification = UIAccessibility.Notification.pageScrolled
/// `UIAccessibilityTraits.allowsDirectInteraction`.
public let UIAccessibilityTraitAllowsDirectInteraction = UIAccessibilityTraits.allowsDirectInteraction
/// `UIAccessibilityTraits.causesPageTurn`.
public let UIAccessibilityTraitCausesPageTurn = UIAccessibilityTraits.causesPageTurn
/// `UIAccessibilityTraits.link`.
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
/// `UIAccessibilityTraits.playsSound`.
public let UIAccessibilityTraitPlaysSound = UIAccessibilityTraits.playsSound
/// `UIAccessibilityTraits.searchField`.
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField
/// `UIAccessibilityTraits.startsMediaSession`.
public let UIAccessibilityTraitStartsMediaSession = UIAccessibilityTraits.startsMediaSession
/// `UIAccessibilityTraits.staticText`.
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
/// `UIAccessibilityTraits.summaryElement`.
public let UIAccessibilityTraitSummaryElement = UIAccessibilityTraits.summaryElement
/// `UIAccessibilityTraits.updatesFrequently`.
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently
/// `UIAccessibilityTraits.tabBar`.
public let UIAccessibilityTraitTabBar = UIAccessibilityTraits.tabBar
/// `UIAccessibilityTraits.keyboardKey`.
public let UIAccessibilityTraitKeyboardKey = UIAccessibilityTraits.keyboardKey
/// `UIApplication.backgroundFetchIntervalMinimum`.
public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval {
  UIApplication.backgroundFetchIntervalMinimum
}
/// `UIApplication.backgroundFetchIntervalNever`.
public var UIApplicationBackgroundFetchIntervalNever: TimeInterval { UIApplication.backgroundFetchIntervalNever }
/// `UIFloatRange.infinite`.
public let UIFloatRangeInfinite = UIFloatRange.infinite
/// `UIFloatRange.zero`.
public let UIFloatRangeZero = UIFloatRange.zero
/// `UIImagePickerController.InfoKey.cropRect`, as the text that it was.
public let UIImagePickerControllerCropRect = "UIImagePickerControllerCropRect"
/// `UIImagePickerController.InfoKey.mediaMetadata`, as the text that it was.
public let UIImagePickerControllerMediaMetadata = "UIImagePickerControllerMediaMetadata"
/// `UIImagePickerController.InfoKey.referenceURL`, as the text that it was.
public let UIImagePickerControllerReferenceURL = "UIImagePickerControllerReferenceURL"
/// `UIPageViewController.OptionsKey.interPageSpacing`.
public let UIPageViewControllerOptionInterPageSpacingKey = UIPageViewController.OptionsKey.interPageSpacing
/// `UIPageViewController.OptionsKey.spineLocation`.
public let UIPageViewControllerOptionSpineLocationKey = UIPageViewController.OptionsKey.spineLocation
/// `UISplitViewController.automaticDimension`.
public var UISplitViewControllerAutomaticDimension: CGFloat { UISplitViewController.automaticDimension }
/// `UIAccessibility.voiceOverStatusDidChangeNotification`, as the text that it was.
public var UIAccessibilityVoiceOverStatusChanged: String {
  UIAccessibility.voiceOverStatusDidChangeNotification.rawValue
}
/// `UIContentSizeCategory.newValueUserInfoKey`.
public var UIContentSizeCategoryNewValueKey: String { UIContentSizeCategory.newValueUserInfoKey }
/// `UIApplication.statusBarOrientationUserInfoKey`.
public var UIApplicationStatusBarOrientationUserInfoKey: String { UIApplication.statusBarOrientationUserInfoKey }
/// `UITextField.didEndEditingReasonUserInfoKey`.
public var UITextFieldDidEndEditingReasonKey: String { UITextField.didEndEditingReasonUserInfoKey }
/// `UIKeyCommand.inputPageUp`.
public var UIKeyInputPageUp: String { UIKeyCommand.inputPageUp }
/// `UIKeyCommand.inputPageDown`.
public var UIKeyInputPageDown: String { UIKeyCommand.inputPageDown }

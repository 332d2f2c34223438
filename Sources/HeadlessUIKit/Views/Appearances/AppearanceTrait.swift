import Foundation

/// A property that views take over from their class's proxy.
@MainActor struct AppearanceTrait {
  /// Hands on what was set since, to a view that has not been set otherwise; not what another proxy has handed on
  /// in the same round.
  typealias Handing = @MainActor (UIView, inout Set<AnyKeyPath>) -> Void

  /// Nil for a proxy of another class.
  let handing: (UIView) -> Handing?

  func handing(from proxy: UIView) -> Handing? { handing(proxy) }

  /// What a view took over, to tell it from what code has set, and what it had of itself.
  private struct Taken<Value> {
    let value: Value
    let unset: Value
  }

  init<View: UIView, Value: Equatable>(_ property: ReferenceWritableKeyPath<View, Value>) {
    self.init(property) { $0 == $1 }
  }

  /// Of a text's attributes.
  init<View: UIView>(attributes property: ReferenceWritableKeyPath<View, [NSAttributedString.Key: Any]?>) {
    self.init(property, isSame: Self.areSame)
  }

  /// Of a text's attributes for each state.
  init<View: UIView>(stated property: ReferenceWritableKeyPath<View, [UInt: [NSAttributedString.Key: Any]]>) {
    self.init(property) { one, other in
      one.count == other.count && one.allSatisfy { Self.areSame($0.value, other[$0.key]) }
    }
  }

  private static func areSame(
    _ one: [NSAttributedString.Key: Any]?, _ other: [NSAttributedString.Key: Any]?
  ) -> Bool { one.map { NSDictionary(dictionary: $0) } == other.map { NSDictionary(dictionary: $0) } }

  private init<View: UIView, Value>(
    _ property: ReferenceWritableKeyPath<View, Value>, isSame: @escaping (Value, Value) -> Bool
  ) {
    handing = { proxy in
      guard let proxy = proxy as? View else { return nil }
      // As it is made a proxy may have taken over something itself, from one that says less exactly for whom.
      let first = proxy[keyPath: property]
      let unset = (proxy.kept.taken[property] as? Taken<Value>)?.unset ?? first
      return { view, handedOn in
        guard let view = view as? View, !isSame(proxy[keyPath: property], first),
          handedOn.insert(property).inserted
        else { return }
        let (wanted, present) = (proxy[keyPath: property], view[keyPath: property])
        let taken = view.kept.taken[property] as? Taken<Value>
        guard isSame(present, unset) || taken.map({ isSame(present, $0.value) }) == true else { return }
        view[keyPath: property] = wanted
        view.kept.taken[property] = Taken(value: wanted, unset: taken?.unset ?? present)
      }
    }
  }
}

extension AppearanceTrait {
  /// Every one of UIKit's that is here and can be compared.
  static let all: [AppearanceTrait] = touches + layout + scrolling + looks + bars + statesAndBars

  private static let touches: [AppearanceTrait] = [
    .init(\UIView.isExclusiveTouch), .init(\UIView.isMultipleTouchEnabled),
    .init(\UIView.isUserInteractionEnabled), .init(\UIView.isHidden), .init(\UIView.alpha),
    .init(\UIControl.isEnabled), .init(\UIControl.contentHorizontalAlignment),
    .init(\UIControl.contentVerticalAlignment), .init(\UIButton.contentEdgeInsets),
    .init(\UIButton.titleEdgeInsets), .init(\UIButton.imageEdgeInsets),
    .init(\UITableView.allowsSelection), .init(\UITableView.allowsMultipleSelection),
    .init(\UICollectionView.allowsSelection), .init(\UICollectionView.allowsMultipleSelection),
    .init(\UITextField.clearButtonMode), .init(\UITextView.isEditable), .init(\UITextView.isSelectable),
  ]

  private static let layout: [AppearanceTrait] = [
    .init(\UIView.clipsToBounds), .init(\UIView.contentMode), .init(\UIView.semanticContentAttribute),
    .init(\UIView.layoutMargins), .init(\UIView.preservesSuperviewLayoutMargins),
    .init(\UILabel.font), .init(\UILabel.numberOfLines), .init(\UILabel.lineBreakMode),
    .init(\UILabel.textAlignment), .init(\UITextField.font), .init(\UITextField.textAlignment),
    .init(\UITextField.borderStyle), .init(\UITextView.font), .init(\UITextView.textContainerInset),
    .init(\UITableView.rowHeight), .init(\UITableView.estimatedRowHeight),
    .init(\UITableView.sectionHeaderHeight), .init(\UITableView.sectionFooterHeight),
    .init(\UITableView.estimatedSectionHeaderHeight), .init(\UITableView.estimatedSectionFooterHeight),
    .init(\UITableView.sectionHeaderTopPadding), .init(\UITableView.separatorInset),
    .init(\UITableViewCell.separatorInset), .init(\UITableViewCell.indentationWidth),
  ]

  private static let scrolling: [AppearanceTrait] = [
    .init(\UIScrollView.isScrollEnabled), .init(\UIScrollView.isPagingEnabled),
    .init(\UIScrollView.isDirectionalLockEnabled), .init(\UIScrollView.bounces),
    .init(\UIScrollView.bouncesHorizontally), .init(\UIScrollView.bouncesVertically),
    .init(\UIScrollView.alwaysBounceVertical), .init(\UIScrollView.alwaysBounceHorizontal),
    .init(\UIScrollView.bouncesZoom), .init(\UIScrollView.decelerationRate),
    .init(\UIScrollView.delaysContentTouches), .init(\UIScrollView.canCancelContentTouches),
    .init(\UIScrollView.keyboardDismissMode), .init(\UIScrollView.contentInset),
    .init(\UIScrollView.contentInsetAdjustmentBehavior), .init(\UIScrollView.scrollsToTop),
    .init(\UIScrollView.showsHorizontalScrollIndicator), .init(\UIScrollView.showsVerticalScrollIndicator),
    .init(\UIScrollView.indicatorStyle),
  ]

  private static let looks: [AppearanceTrait] = [
    .init(\UIView.backgroundColor), .init(\UIView.tintOfItsOwn), .init(\UIView.dimmingOfItsOwn),
    .init(\UIView.overrideUserInterfaceStyle), .init(\UIView.isOpaque),
    .init(\UILabel.textColor), .init(\UILabel.shadowColor), .init(\UILabel.shadowOffset),
    .init(\UILabel.highlightedTextColor), .init(\UILabel.adjustsFontSizeToFitWidth),
    .init(\UILabel.minimumScaleFactor), .init(\UITextField.textColor), .init(\UITextField.keyboardAppearance),
    .init(\UITextView.textColor), .init(\UISwitch.onTintColor), .init(\UISwitch.thumbTintColor),
    .init(\UISlider.minimumTrackTintColor), .init(\UISlider.maximumTrackTintColor),
    .init(\UISlider.thumbTintColor), .init(\UIProgressView.progressTintColor),
    .init(\UIProgressView.trackTintColor), .init(\UIActivityIndicatorView.color),
    .init(\UIPageControl.pageIndicatorTintColor), .init(\UIPageControl.currentPageIndicatorTintColor),
    .init(\UISegmentedControl.selectedSegmentTintColor), .init(\UITableView.separatorStyle),
    .init(\UITableView.separatorColor), .init(\UITableView.sectionIndexColor),
    .init(\UITableViewCell.selectionStyle),
  ]

  private static let bars: [AppearanceTrait] = [
    .init(\UINavigationBar.isTranslucent), .init(\UINavigationBar.barTintColor),
    .init(\UINavigationBar.barStyle), .init(\UINavigationBar.prefersLargeTitles),
    .init(\UINavigationBar.shadowImage), .init(\UINavigationBar.backIndicatorImage),
    .init(\UITabBar.isTranslucent), .init(\UITabBar.barTintColor), .init(\UITabBar.barStyle),
    .init(\UITabBar.unselectedItemTintColor), .init(\UITabBar.shadowImage), .init(\UITabBar.backgroundImage),
    .init(\UIToolbar.isTranslucent), .init(\UIToolbar.barTintColor), .init(\UIToolbar.barStyle),
    .init(\UISearchBar.barTintColor), .init(\UISearchBar.searchBarStyle), .init(\UISearchBar.isTranslucent),
  ]
}

extension AppearanceTrait {
  /// What is set for each state, and how bars look as a whole.
  fileprivate static let statesAndBars: [AppearanceTrait] = [
    .init(\UIButton.titleColors), .init(\UIButton.titleShadowColors), .init(\UIButton.backgroundImages),
    .init(attributes: \UINavigationBar.titleTextAttributes),
    .init(attributes: \UINavigationBar.largeTitleTextAttributes),
    .init(\UINavigationBar.backIndicatorTransitionMaskImage), .init(\UINavigationBar.givenStandardAppearance),
    .init(\UINavigationBar.scrollEdgeAppearance), .init(\UINavigationBar.compactAppearance),
    .init(\UINavigationBar.compactScrollEdgeAppearance), .init(\UINavigationBar.backgroundImages),
    .init(\UITabBar.givenStandardAppearance), .init(\UITabBar.scrollEdgeAppearance),
    .init(\UITabBar.selectionIndicatorImage), .init(\UIToolbar.givenStandardAppearance),
    .init(\UIToolbar.scrollEdgeAppearance), .init(\UIToolbar.compactAppearance),
    .init(stated: \UISegmentedControl.titleAttributes), .init(\UITableView.sectionIndexBackgroundColor),
    .init(\UIRefreshControl.attributedTitle),
  ]
}

extension UIButton {
  fileprivate var titleColors: [UInt: UIColor] {
    get { hasLooks ? looks.titleColors : [:] }
    set {
      looks.titleColors = newValue
      stateDidChange()
    }
  }
  fileprivate var titleShadowColors: [UInt: UIColor] {
    get { hasLooks ? looks.shadowColors : [:] }
    set { looks.shadowColors = newValue }
  }
  fileprivate var backgroundImages: [UInt: UIImage] {
    get { hasLooks ? looks.backgroundImages : [:] }
    set { looks.backgroundImages = newValue }
  }
}

extension UIView {
  /// Nil where it is its superview's.
  fileprivate var tintOfItsOwn: UIColor? {
    get { ownTint }
    set { tintColor = newValue }
  }

  /// Automatic where it is its superview's.
  fileprivate var dimmingOfItsOwn: TintAdjustmentMode {
    get { ownDimming }
    set { tintAdjustmentMode = newValue }
  }
}

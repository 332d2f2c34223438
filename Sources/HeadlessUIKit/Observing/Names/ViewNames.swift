#if !canImport(Darwin)
  import Foundation

  extension NamedProperties {
    /// Views, and what is in them alone.
    mutating func addViews() {
      add(
        UIView.self,
        [
          "frame": \.frame, "bounds": \.bounds, "center": \.center, "transform": \.transform,
          "transform3D": \.transform3D, "anchorPoint": \.anchorPoint, "alpha": \.alpha, "hidden": \.isHidden,
          "clipsToBounds": \.clipsToBounds, "backgroundColor": \.backgroundColor, "opaque": \.isOpaque,
          "tintColor": \.tintColor, "tintAdjustmentMode": \.tintAdjustmentMode, "tag": \.tag, "maskView": \.mask,
          "contentMode": \.contentMode, "contentScaleFactor": \.contentScaleFactor,
          "userInteractionEnabled": \.isUserInteractionEnabled, "multipleTouchEnabled": \.isMultipleTouchEnabled,
          "exclusiveTouch": \.isExclusiveTouch, "gestureRecognizers": \.gestureRecognizers,
          "superview": \.superview, "subviews": \.subviews, "window": \.window, "layer": \.layer,
          "autoresizingMask": \.autoresizingMask, "autoresizesSubviews": \.autoresizesSubviews,
          "translatesAutoresizingMaskIntoConstraints": \.translatesAutoresizingMaskIntoConstraints,
          "layoutMargins": \.layoutMargins, "directionalLayoutMargins": \.directionalLayoutMargins,
          "preservesSuperviewLayoutMargins": \.preservesSuperviewLayoutMargins,
          "insetsLayoutMarginsFromSafeArea": \.insetsLayoutMarginsFromSafeArea,
          "safeAreaInsets": \.safeAreaInsets, "constraints": \.constraints,
          "intrinsicContentSize": \.intrinsicContentSize, "semanticContentAttribute": \.semanticContentAttribute,
          "traitCollection": \.traitCollection, "restorationIdentifier": \.restorationIdentifier,
          "overrideUserInterfaceStyle": \.overrideUserInterfaceStyle,
          "accessibilityIdentifier": \.accessibilityIdentifier, "accessibilityLabel": \.accessibilityLabel,
          "accessibilityHint": \.accessibilityHint, "accessibilityValue": \.accessibilityValue,
          "accessibilityElementsHidden": \.accessibilityElementsHidden,
          "isAccessibilityElement": \.isAccessibilityElement,
        ])
      add(
        UIWindow.self,
        [
          "windowLevel": \.windowLevel, "rootViewController": \.rootViewController, "screen": \.screen,
          "windowScene": \.windowScene, "keyWindow": \.isKeyWindow,
        ])
      add(
        UILabel.self,
        [
          "text": \.text, "attributedText": \.attributedText, "font": \.font, "textColor": \.textColor,
          "textAlignment": \.textAlignment, "lineBreakMode": \.lineBreakMode, "numberOfLines": \.numberOfLines,
          "adjustsFontSizeToFitWidth": \.adjustsFontSizeToFitWidth, "minimumScaleFactor": \.minimumScaleFactor,
          "preferredMaxLayoutWidth": \.preferredMaxLayoutWidth, "shadowColor": \.shadowColor,
          "shadowOffset": \.shadowOffset, "highlightedTextColor": \.highlightedTextColor,
          "highlighted": \.isHighlighted, "enabled": \.isEnabled,
        ])
      add(
        UIImageView.self,
        [
          "image": \.image, "highlightedImage": \.highlightedImage, "highlighted": \.isHighlighted,
          "animationImages": \.animationImages, "animationDuration": \.animationDuration,
          "animating": \.isAnimating,
        ])
      add(
        UIStackView.self,
        [
          "arrangedSubviews": \.arrangedSubviews, "axis": \.axis, "distribution": \.distribution,
          "alignment": \.alignment, "spacing": \.spacing,
          "layoutMarginsRelativeArrangement": \.isLayoutMarginsRelativeArrangement,
        ])
      add(
        UIProgressView.self,
        [
          "progress": \.progress, "progressTintColor": \.progressTintColor, "trackTintColor": \.trackTintColor,
          "observedProgress": \.observedProgress,
        ])
      add(
        UIActivityIndicatorView.self,
        [
          "animating": \.isAnimating, "hidesWhenStopped": \.hidesWhenStopped, "color": \.color,
        ])
      add(
        UIVisualEffectView.self,
        [
          "contentView": \.contentView, "effect": \.effect,
        ])
    }
  }
#endif

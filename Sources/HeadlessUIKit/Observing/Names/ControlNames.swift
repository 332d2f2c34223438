#if !canImport(Darwin)
  import Foundation

  extension NamedProperties {
    /// Controls.
    mutating func addControls() {
      add(
        UIControl.self,
        [
          "enabled": \.isEnabled, "selected": \.isSelected, "highlighted": \.isHighlighted, "state": \.state,
          "contentHorizontalAlignment": \.contentHorizontalAlignment,
          "contentVerticalAlignment": \.contentVerticalAlignment, "tracking": \.isTracking,
          "touchInside": \.isTouchInside,
        ])
      add(
        UIButton.self,
        [
          "titleLabel": \.titleLabel, "imageView": \.imageView, "subtitleLabel": \.subtitleLabel,
          "currentTitle": \.currentTitle, "currentTitleColor": \.currentTitleColor,
          "currentImage": \.currentImage, "currentBackgroundImage": \.currentBackgroundImage,
          "currentAttributedTitle": \.currentAttributedTitle, "menu": \.menu,
          "contentEdgeInsets": \.contentEdgeInsets, "titleEdgeInsets": \.titleEdgeInsets,
          "imageEdgeInsets": \.imageEdgeInsets,
        ])
      add(
        UISwitch.self,
        [
          "on": \.isOn, "onTintColor": \.onTintColor, "thumbTintColor": \.thumbTintColor,
        ])
      add(
        UISlider.self,
        [
          "value": \.value, "minimumValue": \.minimumValue, "maximumValue": \.maximumValue,
          "minimumTrackTintColor": \.minimumTrackTintColor, "maximumTrackTintColor": \.maximumTrackTintColor,
          "thumbTintColor": \.thumbTintColor,
        ])
      add(
        UIStepper.self,
        [
          "value": \.value, "minimumValue": \.minimumValue, "maximumValue": \.maximumValue,
          "stepValue": \.stepValue,
        ])
      add(
        UIPageControl.self,
        [
          "numberOfPages": \.numberOfPages, "currentPage": \.currentPage,
          "hidesForSinglePage": \.hidesForSinglePage, "pageIndicatorTintColor": \.pageIndicatorTintColor,
          "currentPageIndicatorTintColor": \.currentPageIndicatorTintColor,
        ])
      add(
        UISegmentedControl.self,
        [
          "selectedSegmentIndex": \.selectedSegmentIndex, "numberOfSegments": \.numberOfSegments,
          "selectedSegmentTintColor": \.selectedSegmentTintColor,
        ])
      add(
        UIDatePicker.self,
        [
          "date": \.date, "minimumDate": \.minimumDate, "maximumDate": \.maximumDate,
          "countDownDuration": \.countDownDuration, "datePickerMode": \.datePickerMode, "locale": \.locale,
          "timeZone": \.timeZone, "minuteInterval": \.minuteInterval,
        ])
      add(
        UIRefreshControl.self,
        [
          "refreshing": \.isRefreshing, "attributedTitle": \.attributedTitle,
        ])
      add(
        UIColorWell.self,
        [
          "selectedColor": \.selectedColor, "title": \.title,
        ])
      add(
        UIPickerView.self,
        [
          "delegate": \.delegate, "dataSource": \.dataSource, "numberOfComponents": \.numberOfComponents,
        ])
    }
  }
#endif

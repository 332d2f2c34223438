#if !canImport(Darwin)
  import Foundation

  /// The properties that can be observed by their names, as Objective-C names them; cases are their numbers.
  enum ObservedKey {
    /// Nil where the object has no such property, or none that is known here.
    @MainActor static func value(_ name: String, of object: NSObject) -> Any? {
      let parts = name.split(separator: ".", maxSplits: 1)
      switch (object, parts.first, parts.last) {
      case (let scroll as UIScrollView, "panGestureRecognizer", let rest?) where parts.count == 2:
        return value(String(rest), of: scroll.panGestureRecognizer)
      case (let view as UIView, "layer", let rest?) where parts.count == 2:
        return value(String(rest), of: view.layer)
      default: return ownValue(name, of: object)
      }
    }

    @MainActor private static func ownValue(_ name: String, of object: NSObject) -> Any? {
      switch object {
      case let text as UITextView: value(name, of: text) ?? value(name, of: text as UIView)
      case let scroll as UIScrollView: value(name, of: scroll) ?? value(name, of: scroll as UIView)
      case let control as UIControl: value(name, of: control) ?? value(name, of: control as UIView)
      case let view as UIView: value(name, of: view)
      case let recognizer as UIGestureRecognizer:
        switch name {
        case "state": recognizer.state.rawValue
        case "enabled": recognizer.isEnabled
        default: nil
        }
      case let layer as CALayer: layer.value(forKeyPath: name)
      case let controller as UIViewController: name == "title" ? orNull(controller.title) : nil
      case let item as UIBarItem: value(name, of: item)
      case let item as UINavigationItem: name == "title" ? orNull(item.title) : nil
      default: nil
      }
    }

    @MainActor private static func value(_ name: String, of scroll: UIScrollView) -> Any? {
      switch name {
      case "contentOffset": scroll.contentOffset
      case "contentSize": scroll.contentSize
      case "contentInset": scroll.contentInset
      case "zoomScale": scroll.zoomScale
      case "tracking": scroll.isTracking
      case "dragging": scroll.isDragging
      case "decelerating": scroll.isDecelerating
      default: nil
      }
    }

    @MainActor private static func value(_ name: String, of item: UIBarItem) -> Any? {
      switch name {
      case "title": orNull(item.title)
      case "enabled": item.isEnabled
      case "badgeValue": (item as? UITabBarItem).map { orNull($0.badgeValue) }
      default: nil
      }
    }

    /// Known, and without a value, is `NSNull`, as Foundation has it.
    private static func orNull(_ value: Any?) -> Any { value ?? NSNull() }

    @MainActor private static func value(_ name: String, of text: UITextView) -> Any? {
      switch name {
      case "text": orNull(text.text)
      case "attributedText": orNull(text.attributedText)
      case "font": orNull(text.font)
      case "textAlignment": text.textAlignment.rawValue
      case "textContainerInset": text.textContainerInset
      default: value(name, of: text as UIScrollView)
      }
    }

    @MainActor private static func value(_ name: String, of control: UIControl) -> Any? {
      switch name {
      case "enabled": control.isEnabled
      case "selected": control.isSelected
      case "highlighted": control.isHighlighted
      case "text": (control as? UITextField).map { orNull($0.text) }
      case "value": (control as? UISlider)?.value
      case "selectedSegmentIndex": (control as? UISegmentedControl)?.selectedSegmentIndex
      default: nil
      }
    }

    @MainActor private static func value(_ name: String, of view: UIView) -> Any? {
      switch name {
      case "frame": view.frame
      case "bounds": view.bounds
      case "center": view.center
      case "transform": view.transform
      case "alpha": view.alpha
      case "hidden": view.isHidden
      case "text": (view as? UILabel).map { orNull($0.text) }
      case "image": (view as? UIImageView).map { orNull($0.image) }
      default: nil
      }
    }
  }
#endif

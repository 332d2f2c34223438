#if !canImport(Darwin)
  import Foundation

  /// The properties that can be observed by their names, as Objective-C names them.
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
      case let scroll as UIScrollView: value(name, of: scroll) ?? value(name, of: scroll as UIView)
      case let control as UIControl: value(name, of: control) ?? value(name, of: control as UIView)
      case let view as UIView: value(name, of: view)
      case let recognizer as UIGestureRecognizer:
        switch name {
        case "state": recognizer.state
        case "enabled": recognizer.isEnabled
        default: nil
        }
      case let layer as CALayer: layer.value(forKeyPath: name)
      default: nil
      }
    }

    @MainActor private static func value(_ name: String, of scroll: UIScrollView) -> Any? {
      switch name {
      case "contentOffset": scroll.contentOffset
      case "contentSize": scroll.contentSize
      case "contentInset": scroll.contentInset
      case "zoomScale": scroll.zoomScale
      case "dragging": scroll.isDragging
      case "decelerating": scroll.isDecelerating
      default: nil
      }
    }

    @MainActor private static func value(_ name: String, of control: UIControl) -> Any? {
      switch name {
      case "enabled": control.isEnabled
      case "selected": control.isSelected
      case "highlighted": control.isHighlighted
      case "text": (control as? UITextField)?.text
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
      default: nil
      }
    }
  }
#endif

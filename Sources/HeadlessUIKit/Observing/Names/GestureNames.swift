#if !canImport(Darwin)
  import Foundation

  extension NamedProperties {
    /// Recognizers, animators, rules of layout and layers.
    mutating func addGestures() {
      add(
        UIGestureRecognizer.self,
        [
          "state": \.state, "enabled": \.isEnabled, "view": \.view, "delegate": \.delegate, "name": \.name,
          "cancelsTouchesInView": \.cancelsTouchesInView, "delaysTouchesBegan": \.delaysTouchesBegan,
          "delaysTouchesEnded": \.delaysTouchesEnded, "numberOfTouches": \.numberOfTouches,
        ])
      add(
        UIPanGestureRecognizer.self,
        [
          "minimumNumberOfTouches": \.minimumNumberOfTouches, "maximumNumberOfTouches": \.maximumNumberOfTouches,
        ])
      add(
        UITapGestureRecognizer.self,
        [
          "numberOfTapsRequired": \.numberOfTapsRequired, "numberOfTouchesRequired": \.numberOfTouchesRequired,
        ])
      add(
        UILongPressGestureRecognizer.self,
        [
          "minimumPressDuration": \.minimumPressDuration, "allowableMovement": \.allowableMovement,
          "numberOfTapsRequired": \.numberOfTapsRequired, "numberOfTouchesRequired": \.numberOfTouchesRequired,
        ])
      add(
        UIPinchGestureRecognizer.self,
        [
          "scale": \.scale, "velocity": \.velocity,
        ])
      add(
        UIRotationGestureRecognizer.self,
        [
          "rotation": \.rotation, "velocity": \.velocity,
        ])
      add(
        UISwipeGestureRecognizer.self,
        [
          "direction": \.direction, "numberOfTouchesRequired": \.numberOfTouchesRequired,
        ])
      add(
        UIViewPropertyAnimator.self,
        [
          "state": \.state, "running": \.isRunning, "reversed": \.isReversed,
          "fractionComplete": \.fractionComplete, "duration": \.duration, "delay": \.delay,
          "interruptible": \.isInterruptible, "userInteractionEnabled": \.isUserInteractionEnabled,
        ])
      add(
        UIPercentDrivenInteractiveTransition.self,
        [
          "percentComplete": \.percentComplete, "completionSpeed": \.completionSpeed, "duration": \.duration,
        ])
      add(
        NSLayoutConstraint.self,
        [
          "constant": \.constant, "priority": \.priority, "active": \.isActive, "identifier": \.identifier,
          "firstItem": \.firstItem, "secondItem": \.secondItem,
        ])
      add(
        UILayoutGuide.self,
        [
          "layoutFrame": \.layoutFrame, "owningView": \.owningView, "identifier": \.identifier,
        ])
      add(
        CALayer.self,
        [
          "sublayers": \.sublayers, "superlayer": \.superlayer, "delegate": \.delegate, "mask": \.mask,
        ])
    }
  }
#endif

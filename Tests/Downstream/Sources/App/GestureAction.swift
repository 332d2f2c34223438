import UIKit

extension UIGestureRecognizer {
  /// Calls the closure whenever the recognizer calls its targets, on every platform: Linux has no `#selector`.
  func act(_ action: @escaping (UIGestureRecognizer) -> Void) {
    #if canImport(ObjectiveC)
      let target = GestureAction(action)
      addTarget(target, action: #selector(GestureAction.perform))
      objc_setAssociatedObject(self, &GestureAction.key, target, .OBJC_ASSOCIATION_RETAIN)
    #else
      addHandler { action($0) }
    #endif
  }
}

#if canImport(ObjectiveC)
  @MainActor private final class GestureAction: NSObject {
    static var key = 0
    private let action: (UIGestureRecognizer) -> Void

    init(_ action: @escaping (UIGestureRecognizer) -> Void) { self.action = action }

    @objc func perform(_ recognizer: UIGestureRecognizer) { action(recognizer) }
  }
#endif

/// A controller whose contents are the system's: it is presented and dismissed, and shows nothing that can be
/// touched, which is warned of.
@preconcurrency @MainActor
open class _SystemContentController: UIViewController {
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    warnOfSystemContent()
  }
}

extension UIViewController {
  /// That it shows nothing that can be touched.
  func warnOfSystemContent() {
    Decisions.tell(.warns(view, "what \(type(of: self)) shows is the system's, and not modelled"))
  }
}

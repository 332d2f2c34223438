/// What stands over the presentation of a controller, and who made it.
extension UIViewController {
  /// What the application has stand over a custom presentation: asked for once, before its animator (V514, V601).
  final func customController(
    by presenter: UIViewController?, from source: UIViewController
  ) -> UIPresentationController? {
    guard modalPresentationStyle == .custom, let maker = transitioningDelegate else { return nil }
    if let present = ownPresentationController, presentationMaker === maker { return present }
    let made = maker.presentationController(forPresented: self, presenting: presenter, source: source)
    presentationMaker = made == nil ? nil : maker
    if let made { ownPresentationController = made }
    return made
  }

  /// Whether what stands over its presentation is the application's own.
  final var hasCustomController: Bool { modalPresentationStyle == .custom && presentationMaker != nil }

  /// Asking for a sheet's or a popover's has nobody make a custom one.
  final var awaitsCustomController: Bool {
    guard presenter == nil, presentation == nil else { return false }
    return parent?.awaitsCustomController ?? (modalPresentationStyle == .custom)
  }

  /// Another one is presented in its place, with what stands over that.
  final func givesPresentation(to other: UIViewController) {
    (other.ownPresentationController, other.presentationMaker) = (ownPresentationController, presentationMaker)
    (ownPresentationController, presentationMaker) = (nil, nil)
  }

  /// How it is presented: what it has become there, as a popover on a phone.
  final var styleInForce: UIModalPresentationStyle {
    presenter == nil ? modalPresentationStyle : presentationController?.styleInForce ?? modalPresentationStyle
  }
}

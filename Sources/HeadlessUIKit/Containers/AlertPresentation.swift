import Foundation

/// Has an alert's box in the middle of what it is presented in, an action sheet's at the lower edge, and as high as
/// its content and the application's own constraints have it: within the safe area, unless those say otherwise.
final class AlertPresentation: UIPresentationController {
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  override var hasContainer: Bool { false }
  override var adapts: Bool { false }

  private func width(in container: UIView) -> CGFloat {
    AlertView.width(isSheet ? .actionSheet : .alert, in: container.bounds.width)
  }

  /// Where it comes to stand, also before it is in the container.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let view = presentedView else { return .zero }
    let width = width(in: container)
    (view as? AlertView)?.width = width
    let wanted = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let (bounds, safe) = (container.bounds, container.safeAreaInsets)
    let taken = isSheet ? safe.top + safe.bottom : 2 * max(safe.top, safe.bottom)
    let height = min(wanted, max(0, bounds.height - taken - 2 * AlertView.Size.margin))
    let bottom = bounds.maxY - safe.bottom - AlertView.Size.margin
    return CGRect(
      x: bounds.midX - width / 2, y: isSheet ? bottom - height : bounds.midY - height / 2, width: width,
      height: height)
  }

  override func containerTakes(_ view: UIView) {
    guard let container, view === presentedView else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    let (width, safe, margin) = (width(in: container), container.safeAreaLayoutGuide, AlertView.Size.margin)
    let limits = [
      view.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor, constant: margin),
      view.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor, constant: -margin),
    ]
    // What the application requires of the height comes first.
    for limit in limits { limit.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(
      limits + [
        view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
        view.widthAnchor.constraint(equalToConstant: width),
        isSheet
          ? view.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -margin)
          : view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      ])
  }

  override func touchBeside() {
    if isSheet { alert?.cancel() }
  }
}

import Foundation

/// Has an alert's box in the middle of what it is presented in, an action sheet's at the lower edge, and as high as
/// its content and the application's own constraints have it, as far as the safe area lets its content.
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
    let height = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let (bounds, safe, margin) = (container.bounds, container.safeAreaInsets, AlertView.Size.sheetMargin)
    let bottom = bounds.maxY - safe.bottom - margin
    let room = isSheet ? bottom - safe.top - margin : bounds.height - 2 * (max(safe.top, safe.bottom) + margin)
    let lower = min(height, room)
    return CGRect(
      x: bounds.midX - width / 2, y: isSheet ? bottom - lower : bounds.midY - lower / 2, width: width, height: lower
    )
  }

  override func containerTakes(_ view: UIView) {
    guard let container, view === presentedView else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    let (width, safe, margin) = (width(in: container), container.safeAreaLayoutGuide, AlertView.Size.sheetMargin)
    let limits = [
      view.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor, constant: margin),
      view.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor, constant: -margin),
    ]
    // A height that the application asks for comes first.
    for limit in limits { limit.priority = UILayoutPriority(rawValue: 999) }
    NSLayoutConstraint.activate(limits)
    NSLayoutConstraint.activate([
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

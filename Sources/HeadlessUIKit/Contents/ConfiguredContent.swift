/// What shows a content configuration in a cell or a header. An object: content that takes a configuration may ask
/// who shows it, or say that it has another size.
@MainActor final class ConfiguredContent {
  private(set) var view: (any UIView & UIContentView)?

  /// Answers whether there is another view than before, or none any more.
  func show(_ configuration: (any UIContentConfiguration)?) -> Bool {
    if let configuration, let view, view.supports(configuration) {
      view.configuration = configuration
      return false
    }
    let had = view != nil
    view = configuration?.makeContentView()
    return had || view != nil
  }
}

extension UIView {
  /// As high as its rules make it at a width or, where there are none, as it is by itself.
  func heightAsContent(at width: CGFloat) -> CGFloat {
    sizeAsContent(
      near: CGSize(width: width, height: 0), beside: 0, horizontal: .required, vertical: .fittingSizeLevel
    ).height
  }

  /// What the view comes to whose content this is.
  /// - Parameter beside: how much of the width isn't the content's.
  func sizeAsContent(
    near target: CGSize, beside: CGFloat, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let fitting = systemLayoutSizeFitting(
      CGSize(width: max(0, target.width - beside), height: target.height),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(
      width: horizontal == .required ? target.width : fitting.width + beside,
      height: fitting.height > 0 ? fitting.height : max(0, intrinsicContentSize.height))
  }
}

/// What shows a content configuration in a cell or a header.
@MainActor struct ConfiguredContent {
  private(set) var view: (any UIView & UIContentView)?

  /// Answers whether there is another view than before, or none any more.
  mutating func show(_ configuration: (any UIContentConfiguration)?) -> Bool {
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
  func heightAsContent(
    at width: CGFloat, horizontal: UILayoutPriority = .required, vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGFloat {
    let fitting = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return fitting.height > 0 ? fitting.height : max(0, intrinsicContentSize.height)
  }
}

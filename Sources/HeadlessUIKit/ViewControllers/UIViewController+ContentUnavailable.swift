/// What a controller shows in front of its view where it has no content.
@MainActor final class UnavailableContent {
  private let content = ConfiguredContent()
  var configuration: (any UIContentConfiguration)?
  var awaitsUpdate = false

  /// In front of everything in the view, and as large.
  func show(in view: UIView) {
    let old = content.view
    if content.show(configuration) { old?.removeFromSuperview() }
    guard let new = content.view else { return }
    new.frame = view.bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(new)
  }
}

extension UIViewController {
  /// Shown in front of the controller's view, which it fills; nil for nothing.
  public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable?.configuration }
    set {
      guard newValue != nil || unavailable != nil else { return }
      let shown = unavailable ?? UnavailableContent()
      unavailable = shown
      shown.configuration = newValue
      if let view = viewIfLoaded { shown.show(in: view) }
    }
  }

  final func unavailableContentAwaitsUpdate() {
    let shown = unavailable ?? UnavailableContent()
    unavailable = shown
    guard !shown.awaitsUpdate else { return }
    shown.awaitsUpdate = true
    UIApplication.shared.runAtEndOfTurn { [weak self] in
      guard let self else { return }
      shown.awaitsUpdate = false
      updateUnavailableContent()
    }
  }

  final func updateUnavailableContent() {
    update(.unavailableContent) {
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
  }

  /// Without a search, unless one is active in the controller's navigation item.
  final var searchedContentState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    let search = navigationItem.searchController
    state.searchControllerIsActive = search?.isActive ?? false
    state.searchText = search?.searchBar.text
    return state
  }
}

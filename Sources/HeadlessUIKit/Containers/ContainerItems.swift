/// What a controller says to the containers around it, each made when first asked for.
@MainActor final class ContainerItems {
  private weak var controller: UIViewController?
  private var navigation: UINavigationItem?
  private var tab: UITabBarItem?

  init(of controller: UIViewController) { self.controller = controller }

  var navigationItem: UINavigationItem {
    if let navigation { return navigation }
    let made = UINavigationItem(title: "")
    made.title = controller?.title
    made.owner = controller
    navigation = made
    return made
  }

  var tabItem: UITabBarItem! {
    get {
      if let tab { return tab }
      let made = UITabBarItem(title: controller?.title, image: nil, selectedImage: nil)
      tab = made
      return made
    }
    set { tab = newValue }
  }

  private var edit: UIBarButtonItem?

  var editButton: UIBarButtonItem {
    if let edit { return edit }
    let made = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak controller] _ in
        guard let controller else { return }
        controller.setEditing(!controller.isEditing, animated: true)
      })
    edit = made
    showEditing(controller?.isEditing ?? false)
    return made
  }

  func showEditing(_ isEditing: Bool) { edit?.title = isEditing ? "Done" : "Edit" }

  func retitle(_ title: String?) {
    navigation?.title = title
    tab?.title = title
  }
}

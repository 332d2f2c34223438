/// Leads from a controller's root view to the controller, which has the view and not the other way round.
///
/// Apart from the view, as a weak reference takes a while to make and to end, also where nothing was ever in it.
@MainActor final class ControllerLink {
  weak var controller: UIViewController?

  init(to controller: UIViewController?) { self.controller = controller }
}

import Foundation

/// What is dropped on a view with a paste configuration: it is pasted there (V528).
@MainActor final class PasteDrops: NSObject, UIDropInteractionDelegate {
  private weak var view: UIView?
  private(set) lazy var interaction = UIDropInteraction(delegate: self)

  init(on view: UIView) {
    self.view = view
    super.init()
    interaction.didMove(to: view)
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    view?.canPaste(session.items.map(\.itemProvider)) == true
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    view?.paste(itemProviders: session.items.map(\.itemProvider))
  }
}

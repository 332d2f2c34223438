import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// Photos that a finger lifts by resting on one, and drags to a shelf, which takes them, or to a frame, which has
/// one photo and wants no other. A folder opens when a photo rests above it.
enum FavouritesStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = FavouritesViewController() }

  // Photos of 100 points stand in a row from 20 on; below them the frame, the folder and the shelf.
  private static let onFirst = CGPoint(x: 70, y: 150)
  private static let onSecond = CGPoint(x: 190, y: 150)
  private static let onFrame = CGPoint(x: 100, y: 350)
  private static let onFolder = CGPoint(x: 290, y: 350)
  private static let onShelf = CGPoint(x: 195, y: 650)
  private static let nowhere = CGPoint(x: 195, y: 480)

  private static var lifting: Finger { Finger().down(at: onFirst).hold(0.6) }

  static let recordings = [
    ExampleRecording("drag-to-the-shelf", on: FavouritesStage.self) {
      lifting.move(to: onShelf, for: 0.5).hold(0.2).up().wait(0.5)
    },
    ExampleRecording("drag-over-the-shelf-and-drop-beside-it", on: FavouritesStage.self) {
      lifting.move(to: onShelf, for: 0.5).move(to: nowhere, for: 0.3).hold(0.2).up().wait(0.5)
    },
    ExampleRecording("drag-to-the-frame", on: FavouritesStage.self) {
      lifting.move(to: onFrame, for: 0.4).hold(0.2).up().wait(0.5)
    },
    ExampleRecording("rest-above-the-folder", on: FavouritesStage.self) {
      lifting.move(to: onFolder, for: 0.4).hold(1.2).move(to: onShelf, for: 0.4).hold(0.1).up().wait(0.5)
    },
    ExampleRecording("rest-and-lift-again", on: FavouritesStage.self) { lifting.up().wait(0.5) },
    ExampleRecording("tap-another-while-dragging", on: FavouritesStage.self) {
      lifting.move(to: nowhere, for: 0.4).hold(0.6).move(to: onShelf, for: 0.4).hold(0.1).up().wait(0.5)
      Finger(at: 1.2).tap(at: onSecond)
    },
  ]
}

private final class FavouritesViewController: UIViewController {
  private let photos = UIView()
  private let shelf = UIView()
  private let frame = UIView()
  private let folder = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    photos.frame = CGRect(x: 0, y: 100, width: 390, height: 100)
    frame.frame = CGRect(x: 20, y: 300, width: 160, height: 100)
    folder.frame = CGRect(x: 210, y: 300, width: 160, height: 100)
    shelf.frame = CGRect(x: 0, y: 560, width: 390, height: 200)
    for view in [photos, frame, folder, shelf] { self.view.addSubview(view) }
    for number in 1...3 { photos.addSubview(photo(number)) }
    shelf.addInteraction(UIDropInteraction(delegate: self))
    frame.addInteraction(UIDropInteraction(delegate: self))
    folder.addInteraction(UISpringLoadedInteraction { _, _ in StageTrace.note("the folder opens") })
  }

  private func photo(_ number: Int) -> UIView {
    let photo = UIView(frame: CGRect(x: 20 + 120 * (number - 1), y: 0, width: 100, height: 100))
    photo.accessibilityIdentifier = "photo\(number)"
    let drag = UIDragInteraction(delegate: self)
    drag.isEnabled = true
    photo.addInteraction(drag)
    return photo
  }
}

extension FavouritesViewController: UIDragInteractionDelegate {
  private func items(_ interaction: UIDragInteraction) -> [UIDragItem] {
    let name = interaction.view?.accessibilityIdentifier ?? ""
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: name)))
    item.localObject = name
    return [item]
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { items(interaction) }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] { items(interaction) }

  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) { StageTrace.note("\(item.localObject ?? "") goes back") }
}

extension FavouritesViewController: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  { UIDropProposal(operation: interaction.view === shelf ? .copy : .forbidden) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    session.loadObjects(ofClass: String.self) { StageTrace.note("the shelf has \($0.joined(separator: ", "))") }
  }
}

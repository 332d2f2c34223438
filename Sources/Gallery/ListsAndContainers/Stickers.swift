import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// Stickers that a finger moves about by resting on one, and a tray below with more of them: those on the sheet
/// make room for the one in the hand, and scroll where it is near an edge. A tap says which sticker is there.
enum StickersStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = StickersViewController() }

  // Three stickers of 130 points a row, 120 high, from 0 on; the tray is below 600.
  private static func sticker(_ number: Int) -> CGPoint {
    CGPoint(x: 130 * Double(number % 3) + 65, y: 120 * Double(number / 3) + 60)
  }
  private static let inTray = CGPoint(x: 195, y: 720)

  static let recordings = [
    ExampleRecording("move-one", on: StickersStage.self) {
      Finger().down(at: sticker(0)).hold(0.7).move(to: sticker(4), for: 0.5).hold(0.2).up().wait(0.5)
      Finger(at: 2.5).tap(at: sticker(4)).wait(0.5).tap(at: sticker(3))
    },
    ExampleRecording("bring-one-from-the-tray", on: StickersStage.self) {
      Finger().down(at: inTray).hold(0.7).move(to: sticker(7), for: 0.5).hold(0.2).up().wait(0.5)
      Finger(at: 2.5).tap(at: sticker(7)).wait(0.5).tap(at: sticker(8))
    },
    ExampleRecording("take-one-beyond-what-shows", on: StickersStage.self) {
      Finger().down(at: sticker(1)).hold(0.7).move(to: CGPoint(x: 195, y: 590), for: 0.5).hold(2).up().wait(0.5)
    },
    ExampleRecording("bring-one-and-think-again", on: StickersStage.self) {
      Finger().down(at: inTray).hold(0.7).move(to: sticker(7), for: 0.5).hold(0.2).move(to: inTray, for: 0.4).up()
        .wait(0.5)
      Finger(at: 3).tap(at: sticker(7))
    },
  ]
}

private final class StickersViewController: UIViewController {
  private let sheet: UICollectionView
  private let tray = UIView()
  private var stickers = (0..<60).map { "sticker \($0)" }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 130, height: 120)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    sheet = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    sheet.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
    sheet.contentInsetAdjustmentBehavior = .never
    sheet.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "sticker")
    (sheet.dataSource, sheet.delegate, sheet.dropDelegate) = (self, self, self)
    sheet.dragInteractionEnabled = true
    tray.frame = CGRect(x: 0, y: 600, width: 390, height: 244)
    let interaction = UIDragInteraction(delegate: self)
    interaction.isEnabled = true
    tray.addInteraction(interaction)
    view.addSubview(sheet)
    view.addSubview(tray)
  }
}

extension StickersViewController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    stickers.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "sticker", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let sticker = stickers.remove(at: sourceIndexPath.item)
    stickers.insert(sticker, at: destinationIndexPath.item)
    StageTrace.note("\(sticker) is number \(destinationIndexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    StageTrace.note("it is \(stickers[indexPath.item])")
  }
}

extension StickersViewController: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    session.localContext = "tray"
    return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "new sticker")))]
  }
}

extension StickersViewController: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let isNew = session.localDragSession?.localContext != nil
    return UICollectionViewDropProposal(operation: isNew ? .copy : .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let place = coordinator.destinationIndexPath else { return }
    stickers.insert("the new one", at: place.item)
    sheet.insertItems(at: [place])
    coordinator.drop(item.dragItem, toItemAt: place)
    StageTrace.note("the new one is number \(place.item)")
  }
}

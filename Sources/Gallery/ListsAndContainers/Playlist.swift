import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// Songs that a finger lifts by resting on one, and puts elsewhere in the list, or on the player below, which plays
/// them. A tap plays one, too; a finger that doesn't rest scrolls.
enum PlaylistStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = PlaylistViewController() }

  // Rows are 60 high, from 0 on; the player is below 700.
  private static func row(_ row: Int) -> CGPoint { CGPoint(x: 195, y: 60 * Double(row) + 30) }
  private static let onPlayer = CGPoint(x: 195, y: 770)

  static let recordings = [
    ExampleRecording("rest-and-move-a-song", on: PlaylistStage.self) {
      Finger().down(at: row(1)).hold(0.7).move(to: row(4), for: 0.5).hold(0.2).up().wait(0.5).tap(at: row(4))
    },
    ExampleRecording("drag-a-song-to-the-player", on: PlaylistStage.self) {
      Finger().down(at: row(2)).hold(0.7).move(to: onPlayer, for: 0.6).hold(0.2).up().wait(0.5)
    },
    ExampleRecording("rest-and-lift-again", on: PlaylistStage.self) {
      Finger().down(at: row(1)).hold(0.7).up().wait(0.5)
    },
    ExampleRecording("move-at-once", on: PlaylistStage.self) {
      Finger().down(at: row(5)).move(to: row(3), for: 0.3).hold(0.3).up().wait(1)
    },
  ]
}

private final class PlaylistViewController: UIViewController {
  private let list = UITableView()
  private let player = UIView()
  private var songs = (0..<30).map { "song \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
    list.contentInsetAdjustmentBehavior = .never
    list.rowHeight = 60
    list.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    (list.dataSource, list.delegate, list.dragDelegate) = (self, self, self)
    list.dragInteractionEnabled = true
    player.frame = CGRect(x: 0, y: 700, width: 390, height: 144)
    player.addInteraction(UIDropInteraction(delegate: self))
    view.addSubview(list)
    view.addSubview(player)
  }
}

extension PlaylistViewController: UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    StageTrace.note("\(songs[indexPath.row]) is played")
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: songs[indexPath.row])))]
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let song = songs.remove(at: sourceIndexPath.row)
    songs.insert(song, at: destinationIndexPath.row)
    StageTrace.note("\(song) is number \(destinationIndexPath.row)")
  }
}

extension PlaylistViewController: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: String.self)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    session.loadObjects(ofClass: String.self) { StageTrace.note("\($0.joined(separator: ", ")) is played") }
  }
}

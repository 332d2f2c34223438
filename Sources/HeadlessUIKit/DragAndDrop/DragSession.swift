import Foundation

/// What a finger drags, as those see it who gave the items.
final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// Where the finger is, on the screen; where it was last, when the drag is over.
  var place: CGPoint
  /// Where lists had the items that they gave.
  var origins: [ListItemOrigin] = []
  var cells = DraggedCells()

  init(at place: CGPoint) {
    self.place = place
    super.init()
  }

  func location(in view: UIView) -> CGPoint {
    guard let window = view as? UIWindow ?? view.window else { return place }
    return window.convertFromScreen(place, to: view)
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      let own = item.itemProvider.registeredTypeIdentifiers.compactMap { UTType($0) }
      return typeIdentifiers.contains { wanted in
        guard let wanted = UTType(wanted) else { return false }
        return own.contains { $0.conforms(to: wanted) }
      }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// What a finger drags, as those see it who may take the items.
final class DropSession: NSObject, UIDropSession {
  private let drag: DragSession
  nonisolated let progress = Progress()
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  init(of drag: DragSession) {
    self.drag = drag
    super.init()
  }

  /// There always is one: all of it is one application.
  var localDragSession: (any UIDragSession)? { drag }
  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }

  func location(in view: UIView) -> CGPoint { drag.location(in: view) }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    progress.totalUnitCount += Int64(providers.count)
    let loads = LoadedObjects(count: providers.count, progress: progress, completion)
    for (place, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in loads.take(object, at: place) }
    }
    loads.allAreAsked()
    return progress
  }
}

#if !canImport(Darwin)
  public import Foundation

  /// Items that are handed on as files.
  extension NSItemProvider {
    /// Makes a file of a type, and hands it on; and says whether its place is known only by coordinated reading.
    public typealias FileLoadHandler =
      (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

    /// Offers a file that the handler names, when somebody asks; its bytes are the data of that type.
    /// - Parameter fileOptions: whether others may open the file where it lies.
    public func registerFileRepresentation(
      forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
      visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping FileLoadHandler
    ) {
      add(
        Offer(types: [typeIdentifier], object: nil, file: loadHandler, fileOptions: fileOptions) { _, done in
          loadHandler { url, _, error in
            guard let url else { return done(nil, error) }
            do { done(try Data(contentsOf: url), nil) } catch { done(nil, error) }
          }
        })
    }

    /// Offers the object of the class that the handler makes, when somebody asks, as what that can be written as.
    public func registerObject(
      ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
      loadHandler: @escaping (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
    ) {
      add(
        Offer(types: aClass.writableTypeIdentifiersForItemProvider, object: nil) { type, done in
          loadHandler { object, error in
            guard let object else { return done(nil, error) }
            _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
          }
        })
    }

    /// Those that meet the options, in the order in which they were registered.
    public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
      registeredTypeIdentifiers.filter { offers(exactly: $0, fileOptions) }
    }

    /// Whether it has something of that type, or of a kind of it, that meets the options.
    public func hasRepresentationConforming(
      toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
      source(of: typeIdentifier).map { offers(exactly: $0.type, fileOptions) } ?? false
    }

    private func offers(exactly type: String, _ options: NSItemProviderFileOptions) -> Bool {
      source(of: type)?.offer.fileOptions.isSuperset(of: options) ?? false
    }

    // MARK: Handing them on

    /// Hands on a copy of the file, or of the data as a file, that is there until the handler returns.
    @discardableResult
    public func loadFileRepresentation(
      forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
      let name = suggestedName ?? typeIdentifier
      guard let source = source(of: typeIdentifier), let file = source.offer.file else {
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
          guard let data else { return completionHandler(nil, error) }
          Self.lend(name, write: { try data.write(to: $0) }, completionHandler)
        }
      }
      let progress = file { url, _, error in
        guard let url else { return completionHandler(nil, error) }
        let copy = { (place: URL) in try FileManager.default.copyItem(at: url, to: place) }
        Self.lend(url.lastPathComponent, write: copy, completionHandler)
      }
      return progress ?? Self.done
    }

    /// Hands on the file where it lies, if it was offered so; else a copy, as `loadFileRepresentation` does.
    @discardableResult
    public func loadInPlaceFileRepresentation(
      forTypeIdentifier typeIdentifier: String,
      completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
      guard let source = source(of: typeIdentifier), source.offer.fileOptions.contains(.openInPlace),
        let file = source.offer.file
      else {
        return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
      }
      return file { url, _, error in completionHandler(url, url != nil, error) } ?? Self.done
    }

    /// A file in a folder of its own, as long as somebody looks at it.
    private static func lend(
      _ name: String, write: (URL) throws -> Void, _ look: (URL?, (any Error)?) -> Void
    ) {
      let files = FileManager.default
      let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      let place = folder.appendingPathComponent(name.replacingOccurrences(of: "/", with: "-"))
      do {
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        try write(place)
      } catch {
        try? files.removeItem(at: folder)
        return look(nil, error)
      }
      look(place, nil)
      try? files.removeItem(at: folder)
    }
  }

  /// What may be done with a file that is offered. Raw values are Foundation's.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/nsitemproviderfileoptions>
  public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Opened where it lies.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
  }

  /// How an item would like to be shown where it is dropped or pasted. Raw values are UIKit's.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uipreferredpresentationstyle>
  public enum UIPreferredPresentationStyle: Int, Sendable { case unspecified, inline, attachment }

  /// Folders that the system keeps from an application until it asks; here it keeps none.
  extension URL {
    /// Whether it is a file's: all of them can be read and written.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
    /// Nothing is taken away that was never kept back.
    public func stopAccessingSecurityScopedResource() {}
  }
#endif

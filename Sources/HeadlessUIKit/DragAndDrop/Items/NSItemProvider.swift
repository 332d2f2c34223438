#if !canImport(Darwin)
  public import Foundation

  /// Things that are handed from one place to another: by drag and drop, by pasting.
  ///
  /// Foundation has none on Linux. What was registered is handed on within the application: the object itself to
  /// who asks for its class, or for one that its class is a kind of, else what the class makes of the data; of a
  /// string that can be changed a copy. Completions come before the call returns.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/nsitemprovider>
  open class NSItemProvider: NSObject, NSCopying {
    /// Makes the data of a type, and hands it on.
    public typealias LoadHandler = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    struct Offer {
      let types: [String]
      let object: Any?
      var file: FileLoadHandler?
      var fileOptions: NSItemProviderFileOptions = []
      let data: (String, @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

      /// Its object where that is of the class, or of a subclass.
      func object(ofClass aClass: any NSItemProviderReading.Type) -> Any? {
        guard let object, let own = type(of: object) as? AnyClass else { return nil }
        if own == aClass { return object }
        let kinds = sequence(first: own, next: { _getSuperclass($0) })
        guard kinds.contains(where: { $0 == aClass }) else { return nil }
        // Who put it in may change it.
        return (object as? NSMutableAttributedString).map { NSAttributedString(attributedString: $0) } ?? object
      }
    }
    private var offers: [Offer] = []
    /// A name to keep it by.
    open var suggestedName: String?
    /// How large it would like to be shown, in points. Kept.
    public final var preferredPresentationSize = CGSize.zero
    /// How it would like to be shown. Kept.
    public final var preferredPresentationStyle = UIPreferredPresentationStyle.unspecified
    /// For applications of one team. Kept.
    public final var teamData: Data?

    /// Of nothing, yet.
    public override init() { super.init() }

    /// Of an object.
    public convenience init(object: any NSItemProviderWriting) {
      self.init()
      registerObject(object, visibility: .all)
    }

    /// Of something of a type; data is handed on as it is.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
      self.init()
      let data = (item as? NSData).map { Data(referencing: $0) }
      offers.append(
        Offer(types: [typeIdentifier ?? "public.data"], object: item) { type, done in
          done(data, data == nil ? NSItemProvider.lacking(type) : nil)
          return nil
        })
    }

    /// Of a file.
    public convenience init?(contentsOf fileURL: URL!) {
      guard let fileURL else { return nil }
      self.init(object: NSURL(fileURLWithPath: fileURL.path))
      if let type = UTType(filenameExtension: fileURL.pathExtension) {
        registerFileRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { done in
          done(fileURL, false, nil)
          return nil
        }
      }
      suggestedName = fileURL.deletingPathExtension().lastPathComponent
    }

    /// The same.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    func add(_ offer: Offer) { offers.append(offer) }

    // MARK: What it has

    /// In the order in which they were registered.
    open var registeredTypeIdentifiers: [String] { offers.flatMap(\.types) }

    /// Whether it has something of that type, or of a kind of it: a plain text is a text.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      source(of: typeIdentifier) != nil
    }

    /// What was registered by that very name, else the first that is of the kind, with its own name.
    func source(of typeIdentifier: String) -> (offer: Offer, type: String)? {
      if let offer = offers.first(where: { $0.types.contains(typeIdentifier) }) { return (offer, typeIdentifier) }
      guard let wanted = UTType(typeIdentifier) else { return nil }
      for offer in offers {
        if let type = offer.types.first(where: { UTType($0)?.conforms(to: wanted) == true }) {
          return (offer, type)
        }
      }
      return nil
    }

    /// Offers an object.
    open func registerObject(
      _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
      offers.append(
        Offer(types: object.writableTypeIdentifiersForItemProvider, object: object) { type, done in
          object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
        })
    }

    /// Offers what the handler makes, when somebody asks.
    open func registerDataRepresentation(
      forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
      loadHandler: @escaping LoadHandler
    ) {
      offers.append(Offer(types: [typeIdentifier], object: nil) { _, done in loadHandler(done) })
    }

    // MARK: Handing it on

    /// Whether it has an object of that class, or something that the class reads.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
      offers.contains { $0.object(ofClass: aClass) != nil }
        || aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }
    /// Whether it has a text.
    public func canLoadObject(ofClass aClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }
    /// Whether it has an address.
    public func canLoadObject(ofClass aClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

    /// Hands on the first object of the class that it has, or can make.
    @discardableResult
    open func loadObject(
      ofClass aClass: any NSItemProviderReading.Type,
      completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
      if let object = offers.lazy.compactMap({ $0.object(ofClass: aClass) }).first {
        completionHandler(object as? any NSItemProviderReading, nil)
        return Self.done
      }
      guard let type = aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
      else {
        completionHandler(nil, Self.lacking(String(describing: aClass)))
        return Self.done
      }
      // A class is the same on every thread.
      nonisolated(unsafe) let reader = aClass
      return loadDataRepresentation(forTypeIdentifier: type) { data, error in
        guard let data else { return completionHandler(nil, error) }
        do {
          completionHandler(try reader.object(withItemProviderData: data, typeIdentifier: type), nil)
        } catch { completionHandler(nil, error) }
      }
    }

    /// Hands on a text.
    @discardableResult
    public func loadObject(
      ofClass aClass: String.Type, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) -> Progress {
      loadObject(ofClass: NSString.self) { completionHandler(($0 as? NSString).map(String.init(describing:)), $1) }
    }

    /// Hands on an address.
    @discardableResult
    public func loadObject(
      ofClass aClass: URL.Type, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
      loadObject(ofClass: NSURL.self) { object, error in
        completionHandler((object as? NSURL).flatMap { URL(string: $0.absoluteString) }, error)
      }
    }

    /// Hands on the data of a type.
    @discardableResult
    open func loadDataRepresentation(
      forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
      guard let source = source(of: typeIdentifier) else {
        completionHandler(nil, Self.lacking(typeIdentifier))
        return Self.done
      }
      return source.offer.data(source.type, completionHandler) ?? Self.done
    }

    /// Hands on what was registered for a type, as it is; of what only makes data, that.
    open func loadItem(
      forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
      completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
      guard let source = source(of: typeIdentifier) else {
        completionHandler?(nil, Self.lacking(typeIdentifier))
        return
      }
      if let object = source.offer.object {
        completionHandler?(object, nil)
        return
      }
      nonisolated(unsafe) let done = completionHandler
      _ = source.offer.data(source.type) { data, error in done?(data, error) }
    }

    static var done: Progress {
      let progress = Progress(totalUnitCount: 1)
      progress.completedUnitCount = 1
      return progress
    }

    static func lacking(_ type: String) -> any Error {
      NSError(
        domain: "NSItemProviderErrorDomain", code: -1000,
        userInfo: [NSLocalizedDescriptionKey: "the item provider has nothing of \(type)"])
    }
  }

  /// Who may ask for what was registered; everybody here is one application. Raw values are Foundation's.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/nsitemproviderrepresentationvisibility>
  public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }
#endif

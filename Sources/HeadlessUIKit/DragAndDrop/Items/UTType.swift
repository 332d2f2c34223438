#if !canImport(Darwin)
  import Synchronization

  /// A kind of data, by its name. Which kinds are of which is known of the commonest, and of those that code
  /// declares with the kind that they are of.
  ///
  /// Apple: <https://developer.apple.com/documentation/uniformtypeidentifiers/uttype>
  public struct UTType: Hashable, Codable, Sendable {
    /// As "public.png".
    public let identifier: String

    /// Any name is one.
    public init?(_ identifier: String) { self.identifier = identifier }
    /// One of the application's own.
    /// - Parameter parentType: of which it is, from then on and for all that ask by its name.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
      self.identifier = identifier
      if let parentType { Self.declare(identifier, as: parentType) }
    }
    /// One of another application's.
    /// - Parameter parentType: of which it is, from then on and for all that ask by its name.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
      self.init(exportedAs: identifier, conformingTo: parentType)
    }
    /// Of files whose names end so, as "png"; nil for unknown ones.
    /// - Parameter supertype: of which it has to be.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
      guard let identifier = Self.extensions[filenameExtension.lowercased()] else { return nil }
      self.identifier = identifier
      if !conforms(to: supertype) { return nil }
    }
    private init(known identifier: String) { self.identifier = identifier }

    /// Whether it is that kind, or one of it.
    public func conforms(to type: UTType) -> Bool {
      var (found, seen) = ([identifier], 0)
      while seen < found.count {
        if found[seen] == type.identifier { return true }
        // Code may have declared two kinds to be of each other.
        for kind in Self.kinds(of: found[seen]) where !found.contains(kind) { found.append(kind) }
        seen += 1
      }
      return false
    }

    private static func kinds(of identifier: String) -> [String] {
      (known[identifier] ?? []) + (declared.withLock { $0[identifier] } ?? [])
    }

    private static func declare(_ identifier: String, as kind: UTType) {
      declared.withLock { declared in
        if declared[identifier]?.contains(kind.identifier) != true {
          declared[identifier, default: []].append(kind.identifier)
        }
      }
    }

    private static let declared = Mutex<[String: [String]]>([:])

    /// What holds bytes is data, what people look at is content, and most is both.
    private static let known = [
      "public.png": ["public.image"], "public.jpeg": ["public.image"], "com.compuserve.gif": ["public.image"],
      "public.heic": ["public.image"], "public.tiff": ["public.image"],
      "public.image": ["public.data", "public.content"],
      "public.utf8-plain-text": ["public.plain-text"], "public.plain-text": ["public.text"],
      "public.html": ["public.text"], "public.json": ["public.text"], "public.rtf": ["public.text"],
      "public.text": ["public.data", "public.content"],
      "public.mpeg-4": ["public.movie"], "com.apple.quicktime-movie": ["public.movie"],
      "public.mp3": ["public.audio"], "public.movie": ["public.audiovisual-content"],
      "public.audio": ["public.audiovisual-content"],
      "public.audiovisual-content": ["public.data", "public.content"],
      "com.adobe.pdf": ["public.data", "public.content"],
      "org.idpf.epub-container": ["public.data", "public.content"],
      "public.svg-image": ["public.image"], "org.webmproject.webp": ["public.image"],
      "com.microsoft.bmp": ["public.image"], "public.xml": ["public.text"],
      "public.comma-separated-values-text": ["public.delimited-values-text"],
      "public.delimited-values-text": ["public.text"], "public.vcard": ["public.text"],
      "public.source-code": ["public.plain-text"], "public.swift-source": ["public.source-code"],
      "public.video": ["public.movie"], "public.mpeg-4-audio": ["public.audio"],
      "com.microsoft.waveform-audio": ["public.audio"],
      "public.zip-archive": ["public.archive"], "public.archive": ["public.data"],
      "public.file-url": ["public.url"], "public.url": ["public.data"], "public.data": ["public.item"],
      "public.folder": ["public.directory"], "public.directory": ["public.item"],
    ]

    private static let extensions = [
      "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif",
      "heic": "public.heic", "tif": "public.tiff", "tiff": "public.tiff", "svg": "public.svg-image",
      "webp": "org.webmproject.webp", "bmp": "com.microsoft.bmp", "pdf": "com.adobe.pdf",
      "epub": "org.idpf.epub-container", "txt": "public.plain-text", "text": "public.plain-text",
      "html": "public.html", "htm": "public.html", "json": "public.json", "rtf": "public.rtf", "xml": "public.xml",
      "csv": "public.comma-separated-values-text", "vcf": "public.vcard", "swift": "public.swift-source",
      "mp4": "public.mpeg-4", "mov": "com.apple.quicktime-movie", "mp3": "public.mp3",
      "m4a": "public.mpeg-4-audio", "wav": "com.microsoft.waveform-audio", "zip": "public.zip-archive",
    ]

    /// What names of its files end with; nil where that is not known.
    public var preferredFilenameExtension: String? {
      switch identifier {
      case "public.jpeg": "jpeg"
      case "public.plain-text", "public.utf8-plain-text": "txt"
      case "public.html": "html"
      case "public.tiff": "tiff"
      default: Self.extensions.first { $0.value == identifier }?.key
      }
    }

    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let data = UTType(known: "public.data")
    public static let directory = UTType(known: "public.directory")
    public static let folder = UTType(known: "public.folder")
    public static let url = UTType(known: "public.url")
    public static let fileURL = UTType(known: "public.file-url")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let rtf = UTType(known: "public.rtf")
    public static let html = UTType(known: "public.html")
    public static let json = UTType(known: "public.json")
    public static let image = UTType(known: "public.image")
    public static let png = UTType(known: "public.png")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let gif = UTType(known: "com.compuserve.gif")
    public static let heic = UTType(known: "public.heic")
    public static let tiff = UTType(known: "public.tiff")
    public static let pdf = UTType(known: "com.adobe.pdf")
    public static let epub = UTType(known: "org.idpf.epub-container")
    public static let svg = UTType(known: "public.svg-image")
    public static let webP = UTType(known: "org.webmproject.webp")
    public static let bmp = UTType(known: "com.microsoft.bmp")
    public static let xml = UTType(known: "public.xml")
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    public static let vCard = UTType(known: "public.vcard")
    public static let sourceCode = UTType(known: "public.source-code")
    public static let swiftSource = UTType(known: "public.swift-source")
    public static let archive = UTType(known: "public.archive")
    public static let zip = UTType(known: "public.zip-archive")
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    public static let video = UTType(known: "public.video")
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    public static let movie = UTType(known: "public.movie")
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    public static let audio = UTType(known: "public.audio")
    public static let mp3 = UTType(known: "public.mp3")
  }

  // The names that these had before; a file that imports MobileCoreServices finds them.
  /// The name.
  public let kUTTypeItem = "public.item"
  /// The name.
  public let kUTTypeData = "public.data"
  /// The name.
  public let kUTTypeURL = "public.url"
  /// The name.
  public let kUTTypeFileURL = "public.file-url"
  /// The name.
  public let kUTTypeText = "public.text"
  /// The name.
  public let kUTTypePlainText = "public.plain-text"
  /// The name.
  public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
  /// The name.
  public let kUTTypeImage = "public.image"
  /// The name.
  public let kUTTypePNG = "public.png"
  /// The name.
  public let kUTTypeJPEG = "public.jpeg"
  /// The name.
  public let kUTTypeGIF = "com.compuserve.gif"
  /// The name.
  public let kUTTypePDF = "com.adobe.pdf"
  /// The name.
  public let kUTTypeMovie = "public.movie"
#endif

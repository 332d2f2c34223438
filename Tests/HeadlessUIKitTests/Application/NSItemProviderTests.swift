#if !canImport(Darwin)
  import Foundation
  import HeadlessUIKit
  import Synchronization
  import Testing

  @MainActor struct NSItemProviderTests {
    private let type = "public.plain-text"

    @Test func dataIsHandedOnAsAFileThatIsThereUntilTheHandlerReturns() throws {
      let provider = NSItemProvider(item: Data("words".utf8) as NSData, typeIdentifier: type)
      provider.suggestedName = "notes"
      let seen = Mutex<URL?>(nil)
      let progress = provider.loadFileRepresentation(forTypeIdentifier: type) { url, error in
        #expect(error == nil && url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } == "words")
        seen.withLock { $0 = url }
      }
      let url = try #require(seen.withLock { $0 })
      #expect(progress.isFinished && url.lastPathComponent == "notes")
      #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test func aFileIsCopiedUnlessItMayBeOpenedInPlace() throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
      try Data("words".utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      for options in [NSItemProviderFileOptions.openInPlace, []] {
        let provider = NSItemProvider()
        provider.registerFileRepresentation(forTypeIdentifier: type, fileOptions: options, visibility: .all) {
          done in
          done(file, false, nil)
          return nil
        }
        let heard = Mutex(0)
        provider.loadInPlaceFileRepresentation(forTypeIdentifier: type) { url, isInPlace, error in
          #expect(error == nil && isInPlace == (options == .openInPlace) && (url == file) == isInPlace)
          heard.withLock { $0 += 1 }
        }
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
          #expect(data == Data("words".utf8))
          heard.withLock { $0 += 1 }
        }
        #expect(heard.withLock { $0 } == 2)
        #expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace) == (options.isEmpty ? [] : [type]))
        #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.text"))
      }
      let provider = try #require(NSItemProvider(contentsOf: file))
      #expect(provider.hasItemConformingToTypeIdentifier("public.plain-text"))
      #expect(UTType(filenameExtension: "TXT") == .plainText)
      #expect(UTType.plainText.preferredFilenameExtension == "txt")
      #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
    }

    @Test func whatIsNotThereIsAnError() {
      let heard = Mutex(0)
      NSItemProvider().loadFileRepresentation(forTypeIdentifier: type) { url, error in
        #expect(url == nil && error != nil)
        heard.withLock { $0 += 1 }
      }
      let provider = NSItemProvider()
      provider.registerObject(ofClass: NSString.self, visibility: .all) { done in
        done(NSString(string: "made"), nil)
        return nil
      }
      provider.loadObject(ofClass: String.self) { text, _ in
        #expect(text == "made")
        heard.withLock { $0 += 1 }
      }
      #expect(heard.withLock { $0 } == 2)
    }
  }
#endif

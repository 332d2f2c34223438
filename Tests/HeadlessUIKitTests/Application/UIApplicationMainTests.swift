#if !canImport(Darwin)
  import Foundation
  import HeadlessUIKit
  import Testing

  @MainActor struct UIApplicationMainTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {}

    @Test func `an application that is started says that there is no screen`() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { Delegate.main() }
      }
      let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(words.contains("there is no screen to start on"))
    }
  }
#endif

import Testing

@testable import TouchReplay

@MainActor @Suite struct ClassAnswersTests {
  private struct Generic<Content> {}

  @Test func `each type is asked about once, however many others come between`() {
    let types: [Any.Type] = [
      Int.self, String.self, Generic<Int>.self, Generic<Generic<Int>>.self, [Int].self, (Int, Int).self,
      Generic<[Int]>.self, (() -> Void).self,
    ]
    var answers = ClassAnswers<String>()
    var asked: [String] = []
    for _ in 0..<3 {
      for type in types {
        let answer = answers.about(type) {
          asked.append("\(type)")
          return "\(type)"
        }
        #expect(answer == "\(type)")
      }
    }
    #expect(asked == types.map { "\($0)" })
  }
}

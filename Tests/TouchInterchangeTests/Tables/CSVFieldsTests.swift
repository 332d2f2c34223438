import Testing

@testable import TouchInterchange

@Suite struct CSVFieldsTests {
  private func split(_ text: String) -> [String]? {
    CSVFields.split(Array(text.utf8)[...], by: UInt8(ascii: ","))?.map { $0.text() }
  }

  @Test func `fields stand between separators`() {
    #expect(split("a, b ,,c") == ["a", "b", "", "c"])
    #expect(split("") == [""])
    #expect(split("a,") == ["a", ""])
  }

  @Test func `quoted fields hold separators, and quotes written twice`() {
    #expect(split("\"a,b\",\"c\"\"d\",\"\"") == ["a,b", "c\"d", ""])
  }

  @Test func `a quote that doesn't close, or that something follows, is no field`() {
    #expect(split("\"a") == nil)
    #expect(split("\"a\"b,c") == nil)
  }

  @Test func `fields are counted out`() {
    #expect(split(String(repeating: ",", count: 10_000))?.count == Limit.columns)
  }
}

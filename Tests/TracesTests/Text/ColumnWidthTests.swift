import Testing

@testable import Traces

struct ColumnWidthTests {
  @Test(arguments: [
    ("", 0), ("tabBar", 6), ("über", 4), ("u\u{308}ber", 4), ("設定画面", 8), ("ｶﾅ", 2), ("ＡＢ", 4), ("설정", 4),
    ("✓", 1), ("✗", 1), ("…", 1), ("👍", 2), ("👨‍👩‍👧", 2), ("🇯🇵", 2), ("☂\u{FE0F}", 2), ("☂", 1), ("\u{301}", 0),
    ("เมนู", 3), ("日本go", 6),
  ])
  func `a text takes as many columns as a terminal gives it`(text: String, columns: Int) {
    #expect(text.columnWidth == columns)
  }

  @Test func `a beginning has room, and halves no letter`() {
    #expect("設定画面".prefix(columns: 5) == "設定")
    #expect("設定画面".prefix(columns: 8) == "設定画面")
    #expect("go設定".prefix(columns: 3) == "go")
    #expect("go".prefix(columns: 0) == "")
  }

  @Test func `names are padded to columns, and never cut`() {
    #expect("設定".padded(toColumns: 6) == "設定  ")
    #expect("設定画面".padded(toColumns: 6) == "設定画面")
  }
}

import Testing
@testable import ReplayCLI

struct PrintedTextTests {
  private func lines(_ text: String) -> [String] { PrintedText(Array(text.utf8), folder: "/home/me/shop").lines }

  @Test func `of a crash its message and its calls are kept`() {
    let text = """
      counting\trows
      Shop/Cart.swift:37: Fatal error: there are no rows
      0    libswiftCore.so                    0x00007f87359389fd <unavailable> + 195069
      *** Signal 4: Backtracing from 0x7f9df36f9361... done ***

      *** Program crashed: Illegal instruction at 0x00007f9df36f9361 ***

      Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

      Thread 5 "main" crashed:

        0                  0x00007f9df36f9361 _assertionFailure(_:) + 225 in libswiftCore.so
        1 [ra]             0x000055ec7291266a static Cart.build(in:) + 249 in Shop at /home/me/shop/Cart.swift:37:7
        2 [ra]             0x000055ec7291266b tell() + 9 in Shop at /touchstone/Sources/HeadlessUIKit/Touch.swift:1:1
        3 [async] [thunk]  0x000055ec72913c60 thunk + 1 in Shop at //<compiler-generated>
      ...

      Backtrace took 0.68s
      """
    #expect(
      lines(text) == [
        "counting  rows", "Shop/Cart.swift:37: Fatal error: there are no rows",
        "  at static Cart.build(in:), Cart.swift:37:7",
      ])
  }

  @Test func `only the last words and the first calls are kept, whatever bytes they are`() {
    #expect(lines((0..<100).map { "\($0)\n" }.joined()) == (80..<100).map { "\($0)" })
    #expect(PrintedText([0xFF, 0x0A, 0x41]).lines == ["\u{FFFD}", "A"])
    #expect(PrintedText([]).lines == [])
  }

  @Test func `lines come together from any pieces`() {
    var splitter = LineSplitter()
    #expect(splitter.add(Array("a".utf8)) == [])
    #expect(splitter.add(Array("b\n\nc".utf8)) == [Array("ab".utf8), []])
    #expect(splitter.add(Array("\n".utf8)) == [Array("c".utf8)])
  }
}

/// The words that Swift keeps for a class that adopts a protocol, as its ABI for Linux lays them out: behind the
/// first, one for each of the protocol's requirements, and each leads to code that hands a call on to the class's
/// own method, or to the protocol's default.
struct WitnessTable {
  private let start: UnsafeRawPointer
  let count: Int

  /// - Parameter adopter: an object as one of the protocol, `any UITableViewDataSource`, bit by bit.
  init?(of adopter: (object: UInt, table: UInt)) {
    #if os(Linux) && arch(x86_64)
      guard let start = UnsafeRawPointer(bitPattern: adopter.table),
        let conformance = UnsafeRawPointer(bitPattern: start.load(as: UInt.self))
      else { return nil }
      // Says where what describes the protocol is, or, being odd, where that stands.
      let way = Int(conformance.load(as: Int32.self))
      let place = conformance + (way & ~1)
      let described = way & 1 == 0 ? place : place.load(as: UnsafeRawPointer.self)
      let count = Int(described.load(fromByteOffset: 16, as: UInt32.self))
      guard (1..<200).contains(count) else { return nil }
      (self.start, self.count) = (start, count)
    #else
      return nil
    #endif
  }

  /// Where the code behind a word goes on to: each place that it seems to call or to jump to.
  func leads(from index: Int) -> Set<UInt> { leads(from: self[index]) }

  /// The same, and what code leads to that stands for this one: what is the same for two classes is there once, and
  /// in the other's place there is a jump.
  func allLeads(from index: Int) -> Set<UInt> {
    guard let other = elsewhere(index), isBeside(other) else { return leads(from: index) }
    return leads(from: other).union([other])
  }

  /// Where the code jumps to, if that is all it does.
  func elsewhere(_ index: Int) -> UInt? {
    let code = self[index]
    // The frame of a call may be made first, and left again.
    let framed: [UInt8] = [0x55, 0x48, 0x89, 0xE5, 0x5D, jump]
    if framed.indices.allSatisfy({ byte(at: code + UInt($0)) == framed[$0] }) { return target(at: code + 6) }
    return byte(at: code) == jump ? target(at: code + 1) : nil
  }

  /// Where the code is that the words lead to.
  var code: Set<UInt> { Set((0..<count).map { self[$0] }) }

  /// Whether a place in memory belongs to the program or library that the table does: what is elsewhere is not gone
  /// to straight.
  func isBeside(_ place: UInt) -> Bool {
    let own = image(of: UInt(bitPattern: start))
    return own != nil && own == image(of: place)
  }

  private subscript(index: Int) -> UInt { start.load(fromByteOffset: 8 * (index + 1), as: UInt.self) }

  /// Where the code at a place goes on to.
  func leads(from code: UInt) -> Set<UInt> {
    // What hands on is short, and the next may begin right behind it.
    let next = self.code.filter { $0 > code }.min() ?? .max
    var leads: Set<UInt> = []
    for place in code..<min(code + 96, next) {
      let byte = byte(at: place)
      if byte == call || byte == jump, let target = target(at: place + 1) { leads.insert(target) }
      if byte == jump && isPadding(place + 5) || byte == back && isPadding(place + 1) { break }
    }
    return leads
  }

  /// Whether no code goes on there: functions begin at multiples of 16, and between is what does nothing.
  private func isPadding(_ place: UInt) -> Bool {
    place % 16 == 0 || [0x0F, 0x2E, 0x66, 0x90, 0xCC].contains(byte(at: place))
  }

  /// Both are followed by how far it is, from behind them.
  private let call: UInt8 = 0xE8
  private let jump: UInt8 = 0xE9
  private let back: UInt8 = 0xC3

  private func byte(at place: UInt) -> UInt8 {
    UnsafeRawPointer(bitPattern: place)?.load(as: UInt8.self) ?? 0
  }

  private func target(at place: UInt) -> UInt? {
    guard let way = UnsafeRawPointer(bitPattern: place)?.loadUnaligned(as: Int32.self) else { return nil }
    return UInt(bitPattern: Int(bitPattern: place) + 4 + Int(way))
  }

  private func image(of place: UInt) -> UInt? {
    #if os(Linux) && arch(x86_64)
      // Its file's name, where that begins in memory, and the same two of the nearest symbol.
      var found: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
      return dynamicAddress(UnsafeRawPointer(bitPattern: place), &found) == 0 ? nil : found.1
    #else
      return nil
    #endif
  }
}

#if os(Linux) && arch(x86_64)
  /// Glibc's; its module leaves it out.
  @_silgen_name("dladdr")
  private func dynamicAddress(_ place: UnsafeRawPointer?, _ found: UnsafeMutableRawPointer) -> CInt
#endif

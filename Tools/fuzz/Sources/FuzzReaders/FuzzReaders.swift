import Fuzzing

private enum FuzzReaders {
  static let fuzz = Fuzz<Reader>("FuzzReaders")
}

@_cdecl("LLVMFuzzerInitialize")
func begin(_ count: UnsafeMutableRawPointer?, _ words: UnsafeMutableRawPointer?) -> Int32 {
  _ = FuzzReaders.fuzz
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
func attack(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  FuzzReaders.fuzz.attack(start, count)
}

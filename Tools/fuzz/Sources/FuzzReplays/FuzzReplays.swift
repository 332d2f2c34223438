import Fuzzing

private enum FuzzReplays {
  static let fuzz = Fuzz<Replay>("FuzzReplays")
}

@_cdecl("LLVMFuzzerInitialize")
func begin(_ count: UnsafeMutableRawPointer?, _ words: UnsafeMutableRawPointer?) -> Int32 {
  _ = FuzzReplays.fuzz
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
func attack(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  FuzzReplays.fuzz.attack(start, count)
}

/// libFuzzer, for a program with a main of its own.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutableRawPointer, _ words: UnsafeMutableRawPointer,
  _ attack: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// The main of what is linked without `--sanitize fuzzer`, under the name that SwiftPM gives it: beside libraries
/// as they are released, which are there already.
@_cdecl("FuzzReplays_main")
func main(_ count: Int32, _ words: UnsafeMutableRawPointer) -> Int32 {
  var (count, words) = (count, words)
  return runDriver(&count, &words) { attack($0, $1) }
}

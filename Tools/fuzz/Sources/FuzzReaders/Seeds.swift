import Foundation
import TouchInterchange
import TouchLogs

/// What each reader begins with: small, of every kind, and made by the project itself.
enum Seeds {
  static func seeds(of reader: Reader) throws -> [[UInt8]] {
    switch reader {
    case .log: try logs.flatMap { [try $0.bytes(), try $0.bytes(effort: .fast)] }
    case .blocks:
      try logs.map { payloads(in: try $0.bytes()) { [0x82: 0, 0x83: 1, 0x81: 2, 0x84: 3, 0x06: 4][$0] } }
    case .columns:
      [[2, 0, 2, 0, 3, 1, 1, 0, 2, 0, 9, 3, 1, 0, 0, 2, 0, 11, 5, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]]
    case .journal: try [ring(of: try logs[1]), journal]
    case .recording: try recordings
    case .line: try logs.prefix(2).map { Array(try LogLine.line(for: $0).utf8) }
    case .text: try logs.map { Array($0.text.utf8) }
    case .golden: [Array(golden.utf8)]
    case .evemu: [Array(evemu.utf8)]
    case .getevent: [Array(getevent.utf8)]
    case .libinput: [Array(libinput.utf8)]
    case .svc: [Array("2\n10 20 0.0 1 900 450 0.5\n11 21 0.01 0 900 450 0\n".utf8)]
    case .csv: [Array("t,x,y,pen,pressure\n0.0,1,2,1,0.5\n0.01,2,3,1,0.6\n0.02,2,3,0,0\n".utf8)]
    case .pointerJSON: [Array(pointerJSON.utf8), Array(pointerColumns.utf8)]
    case .webDriver: [Array(try ForeignExport.text(of: try logs[0], as: .webDriver).text.utf8)]
    case .unknown: [Array(evemu.utf8), Array(getevent.utf8), Array(pointerJSON.utf8), Array("t,x,y\n0,1,2\n".utf8)]
    }
  }

  /// A log with every kind of frame, one of a pen, and one of a hand.
  private static var logs: [TouchLog] {
    get throws {
      var pen = Sample(finger: 0, phase: .began, location: CGPoint(x: 10, y: 20.5))
      (pen.type, pen.force, pen.maximumPossibleForce) = (.pencil, 0.5, 25.0 / 6)
      (pen.altitudeAngle, pen.azimuthAngle, pen.estimationUpdateIndex) = (.pi / 4, .pi / 2, 7)
      var moved = pen
      (moved.phase, moved.location.x) = (.moved, 11)
      moved.coalesced = [TimedSample(time: 0.1, sample: pen)]
      moved.predicted = [TimedSample(time: 0.3, sample: pen)]
      var every = TouchLog(
        about: LogDescription(stage: "seed", device: "none", others: [.init(key: "k", value: "v")]),
        frames: [
          Frame(time: 0, samples: [pen]), Frame(time: 0.2, samples: [moved]),
          Frame(time: 0.3, content: .estimates([pen])), Frame(time: 0.3, content: .motion(Motion(phase: .began))),
          Frame(time: 0.4, content: .presses([Press(press: 0, phase: .began, type: 4, force: 0.5)])),
          Frame(time: 0.5, content: .remoteControl(RemoteControl(subtype: 100))),
          Frame(time: 0.6, content: .application(.willResignActive)), Frame(time: 0.7, content: .mark("here")),
        ], stopTime: 1)
      every.unknown = [UnknownBlock(type: 6, payload: [1, 2, 3])]
      var hand = HumanHand(seed: 1, screen: .phone, rate: 60)
      hand.play(samples: 200)
      return [Finger().tap(at: CGPoint(x: 195, y: 749)).log(stage: "seed"), every, hand.log()]
    }
  }

  /// A log's payloads as `Framing` takes them, of the types that it knows.
  private static func payloads(in log: [UInt8], number: (UInt8) -> UInt8?) -> [UInt8] {
    var payloads: [UInt8] = []
    var rest = log.dropFirst(9)
    func varint() -> Int {
      var (value, shift) = (0, 0)
      while let byte = rest.popFirst() {
        value |= Int(byte & 0x7F) << shift
        shift += 7
        if byte < 0x80 { break }
      }
      return value
    }
    while rest.count > 8 {
      let type = rest[rest.startIndex + 1]
      rest = rest.dropFirst(2)
      _ = varint()
      let count = varint()
      rest = rest.dropFirst()
      if let kind = number(type) {
        payloads += [kind, UInt8(count & 0xFF), UInt8(count >> 8 & 0xFF)] + rest.prefix(count)
      }
      rest = rest.dropFirst(count + 4)
    }
    return payloads
  }

  private static func ring(of log: TouchLog) throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory.appending(path: "seed-\(getpid()).ring")
    defer { try? FileManager.default.removeItem(at: file) }
    var ring = try FrameRing(seconds: 10, bytes: FrameRing.fewestBytes, about: log.about, file: file)
    for frame in log.frames { try ring.append(frame) }
    return payloads(in: Array(try Data(contentsOf: file))) { $0 == 0x85 ? 1 : nil }
  }

  /// Nothing sealed; the first segment sealed, and frames of the second; the same, by half.
  private static var recordings: [[UInt8]] {
    get throws {
      let sealed = payloads(in: try logs[0].bytes()) { [0x82: 0, 0x83: 1][$0] }
      let entry = Array(journal.dropFirst(10))
      let entries: [UInt8] = [0] + entry + [1] + entry
      return [[], sealed, sealed.dropLast(9)].map { log in
        let (low, high) = (UInt8(log.count & 0xFF), UInt8(log.count >> 8))
        return [low, high, 0] + log + entries
      }
    }
  }

  private static var journal: [UInt8] {
    // One sample of touches at 1 s, as `Format.md` says.
    let frame: [UInt8] = [8, 0, 0, 0, 0, 0, 0, 0xF0, 0x3F, 1, 0, 0, 0, 52, 0x81, 8, 53, 0x81, 2]
    return [0, 6, 0, 0, 9, 0, 0, 0, 0] + [2, UInt8(frame.count), 0] + frame
  }

  private static let golden = """
    golden 1
    log    tap.touchlog
    stage  seed
    rules  1

    #  ms     subject              what             detail
    1  0      window               hit              home/list/row14
    1  0      home/list/row14      touch began   0  195,749, taken
    2  80     home/list/row14      touch ended   0  taken

    """

  private static let evemu = """
    # EVEMU 1.3
    N: A touch screen
    I: 0003 0000 0000 0111
    P: 02 00 00 00 00 00 00 00
    B: 03 00 00 00 00 00 80 60 02
    A: 2f 0 9 0 0 0
    A: 35 0 1079 0 0 12
    A: 36 0 1919 0 0 12
    E: 0.000001 0003 002f 0
    E: 0.000001 0003 0039 1
    E: 0.000001 0003 0035 100
    E: 0.000001 0003 0036 200
    E: 0.000001 0000 0000 0
    E: 0.010000 0003 0035 101
    E: 0.010000 0000 0000 0
    E: 0.020000 0000 0003 0
    E: 0.030000 0003 0039 -1
    E: 0.030000 0000 0000 0

    """

  private static let getevent = """
    add device 1: /dev/input/event2
      name:     "touch"
      events:
        ABS (0003): ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0
                    ABS_MT_POSITION_Y     : value 0, min 0, max 1919, fuzz 0, flat 0, resolution 0
      input props:
        INPUT_PROP_DIRECT
    [    1.000000] EV_ABS       ABS_MT_TRACKING_ID   00000001
    [    1.000000] EV_ABS       ABS_MT_POSITION_X    00000064
    [    1.000000] EV_ABS       ABS_MT_POSITION_Y    000000c8
    [    1.000000] EV_SYN       SYN_REPORT           00000000
    [    1.010000] 0003 0039 ffffffff
    [    1.010000] 0000 0000 00000000

    """

  private static let libinput = """
    # libinput record
    version: 1
    ndevices: 1
    devices:
    - node: /dev/input/event2
      evdev:
        name: "touch"
        id: [3, 0, 0, 0]
        codes:
          3: [47, 53, 54, 57]
        absinfo:
          53: [0, 1079, 0, 0, 0]
          54: [0, 1919, 0, 0, 0]
        properties: [1]
      events:
      - evdev:
        - [  0, 100,   3,  57,       1]
        - [  0, 100,   3,  53,     100]
        - [  0, 100,   3,  54,     200]
        - [  0, 100,   0,   0,       0]

    """

  private static let pointerJSON = """
    [{"type":"pointerdown","pointerId":1,"clientX":10,"clientY":20,"timeStamp":1,"pressure":0.5,"buttons":1},
     {"type":"pointermove","pointerId":1,"clientX":11,"clientY":20,"timeStamp":2,"pressure":0.5,"buttons":1,
      "coalescedEvents":[{"clientX":10.5,"clientY":20,"timeStamp":1.5}],"pointerType":"pen","tiltX":3,"tiltY":4},
     {"type":"pointerup","pointerId":1,"clientX":11,"clientY":20,"timeStamp":3}]
    """

  private static let pointerColumns = """
    {"x":[1,2,3],"y":[1,2,3],"time":[1,2,3],"pressure":[0.1,0.2,0],"pointerType":"pen"}
    """
}

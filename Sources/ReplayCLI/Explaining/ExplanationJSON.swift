import TouchReplay
import Traces

/// An explanation as JSON: the same facts, with numbers as they are instead of rounded.
struct ExplanationJSON: Encodable {
  let schemaVersion = 1
  let stage: String
  let thresholds: [Threshold]
  let touches: [Touch]
  let presses: [Press]
  let others: [String]
  let trace: [String]?

  init(_ explanation: Explanation) {
    stage = explanation.stage
    thresholds = explanation.thresholds.map(Threshold.init)
    touches = explanation.touches.map(Touch.init)
    presses = explanation.presses.map(Press.init)
    others = explanation.others
    trace = explanation.trace
  }

  struct Threshold: Encodable {
    let name, value, usual: String

    init(_ threshold: ChangedThreshold) {
      (name, value, usual) = (threshold.name, threshold.value, threshold.usual)
    }
  }

  struct Place: Encodable {
    let x, y: Double

    init(_ point: Point) { (x, y) = (point.x, point.y) }
  }

  struct Touch: Encodable {
    let finger: Int
    let frame: Int?
    /// Since the log's first frame.
    let ms: Double
    let at: Place?
    let view, answeredBy: String?
    let walk: [Ask]
    /// What `--view` asks for; nil without.
    let meant: Meant?
    let chain: [String]?
    let listeners: [Listener]
    let steps: [Step]

    init(_ touch: Explanation.Touch) {
      let story = touch.story
      (finger, frame, ms) = (story.finger, story.frame, story.time * 1000)
      at = (story.hit?.point).map(Place.init)
      (view, answeredBy) = (story.hit?.view, story.hit?.answeredBy)
      let walk = touch.look?.answer == nil ? story.hit?.walk : touch.look?.walk
      self.walk = walk?.asks.map(Ask.init) ?? []
      meant = (touch.look?.answer).map(Meant.init)
      chain = touch.chain
      listeners = story.listeners.map { Listener(recognizer: $0.recognizer, demand: $0.demand.description) }
      steps = story.steps.map(Step.init)
    }
  }

  /// The view that is meant, and why it was not hit.
  struct Meant: Encodable {
    let view: String?
    let hit: Bool
    let text: String
    let rule: String?

    init(_ answer: LandingLook.Answer) {
      (view, hit, text, rule) = (answer.view, answer.isHit, answer.text, answer.rule)
    }
  }

  struct Press: Encodable {
    let press: Int
    let frame: Int?
    /// Since the log's first frame.
    let ms: Double
    let responder: String?
    let steps: [Step]

    init(_ story: PressStory) {
      (press, frame, ms, responder) = (story.number, story.frame, story.time * 1000, story.responder)
      steps = story.steps.map(Step.init)
    }
  }

  struct Listener: Encodable {
    let recognizer, demand: String
  }

  /// A view that was asked.
  struct Ask: Encodable {
    let view: String
    let depth: Int
    let point: Place
    let refusal, rule, answer: String?

    init(_ ask: HitWalk.Ask) {
      (view, depth, point) = (ask.subject, ask.depth, Place(ask.point))
      (refusal, rule, answer) = (ask.refusal?.text, ask.refusal?.rule, ask.answer)
    }
  }

  struct Step: Encodable {
    let frame: Int?
    let ms: Double
    let who, text: String
    let rule: String?
    let count: Int
    let lastFrame: Int?
    let miss: Miss?

    init(_ step: StoryStep) {
      (frame, ms, who, text, rule) = (step.frame, step.time * 1000, step.who, step.text, step.rule)
      (count, lastFrame, miss) = (step.count, step.lastFrame, step.miss.map(Miss.init))
    }
  }

  struct Miss: Encodable {
    let amount: Double
    let unit, side: String

    init(_ miss: StoryStep.Miss) {
      (amount, unit, side) = (miss.amount, miss.unit.rawValue, miss.side.rawValue)
    }
  }
}

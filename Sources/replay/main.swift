import Gallery
import ReplayCLI

await ReplayTool.run(stages: Examples.all.map { $0 })

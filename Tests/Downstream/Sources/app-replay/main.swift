import AppStages
import Gallery
import ReplayCLI

await ReplayTool.run(stages: Examples.stages + stages)

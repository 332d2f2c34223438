import AppStages
import ReplayCLI

await ReplayTool.run(stages: stages)

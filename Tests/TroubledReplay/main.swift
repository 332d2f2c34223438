import ReplayCLI

// `replay` with stages that nobody would want: what tests run to see that the others come through.
await ReplayTool.run(stages: TroubledStages.all)

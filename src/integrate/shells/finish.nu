$env.config.hooks = $env.config.hooks | merge deep --strategy=append $ai_run_hooks


import { defineConfig } from 'vitest/config'

// Generous, since nothing is timed here: some tests run commands of the workspace.
export default defineConfig({ test: { setupFiles: '@coverkit/seed/set-seed', testTimeout: 60_000 } })

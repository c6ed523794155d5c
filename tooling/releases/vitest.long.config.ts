import { defineConfig } from 'vitest/config'

/** Projects beyond the workspace, each with its own bundler or Node: `pnpm test:long`. */
export default defineConfig({
  test: { include: ['src/**/*.long.ts'], testTimeout: 300_000, hookTimeout: 60_000, maxWorkers: 1 },
})

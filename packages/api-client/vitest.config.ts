import { defineConfig } from 'vitest/config'

// Each file has globals of its own, in a thread, which starts sooner than a process.
export default defineConfig({
  test: { pool: 'threads', globalSetup: './scripts/setup.ts', setupFiles: '@coverkit/seed/set-seed' },
})

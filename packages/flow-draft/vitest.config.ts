import { defineConfig } from 'vitest/config'

// A process for each file: channels and locks of threads reach each other, as those of tabs do.
export default defineConfig({ test: { pool: 'forks', setupFiles: '@coverkit/seed/set-seed' } })

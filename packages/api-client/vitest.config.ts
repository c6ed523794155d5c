import { defineConfig } from 'vitest/config'

// Each file has globals of its own, in a thread, which starts sooner than a process.
export default defineConfig({ test: { pool: 'threads', setupFiles: '@coverkit/seed/set-seed' } })

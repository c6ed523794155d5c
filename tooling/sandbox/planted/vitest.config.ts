import { defineConfig } from 'vitest/config'

/** Tests that fail on purpose, for the test of what a failure does to a run. */
export default defineConfig({ test: { root: import.meta.dirname, include: ['*.planted.ts'] } })

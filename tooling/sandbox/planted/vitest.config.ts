import { defineConfig } from 'vitest/config'

/** Tests that fail on purpose, for the test of a run's report of failures. */
export default defineConfig({ test: { root: import.meta.dirname, include: ['*.planted.ts'] } })

import { defineConfig } from 'vitest/config'

// Whole sites are read and checked; a test that hangs fails all the same.
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 300_000 } })

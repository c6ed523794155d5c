import { defineConfig } from 'vitest/config'

// The page is built once, and a browser reads it.
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 60_000 } })

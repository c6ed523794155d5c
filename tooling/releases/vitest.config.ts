import { defineConfig } from 'vitest/config'

// Packages are built, installed and started; a test that hangs fails all the same.
export default defineConfig({ test: { testTimeout: 120_000, hookTimeout: 120_000 } })

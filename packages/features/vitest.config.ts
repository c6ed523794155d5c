import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

// Walks of every path take seconds on a slow machine; a test that hangs fails all the same.
export default defineConfig({ plugins: [vanillaExtractPlugin()], test: { testTimeout: 30_000 } })

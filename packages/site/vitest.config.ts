import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

// A file has globals of its own, in a thread, which starts sooner than a process.
export default defineConfig({ plugins: [vanillaExtractPlugin()], test: { pool: 'threads' } })

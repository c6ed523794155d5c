import { defineConfig } from 'vitest/config'

// One file after another, since the first one that runs installs the generator. The page is built once, and a browser reads it.
export default defineConfig({ test: { fileParallelism: false, testTimeout: 60_000, hookTimeout: 60_000 } })

import { defineConfig } from 'vitest/config'

// Nothing here keeps state between files, so workers are shared.
export default defineConfig({
  test: { environment: 'node', pool: 'threads', isolate: false, setupFiles: '@coverkit/seed/set-seed' },
})

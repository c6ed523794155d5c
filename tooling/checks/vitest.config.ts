import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { setupFiles: '@coverkit/seed/set-seed' } })

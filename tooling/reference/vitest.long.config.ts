import { defineConfig } from 'vitest/config'

/** Every operation's page: `pnpm test:long reference`. */
export default defineConfig({
  test: { include: ['src/**/*.long.ts'], testTimeout: 600_000, hookTimeout: 60_000, reporters: 'verbose' },
})

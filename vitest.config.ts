import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/*',
      'tooling/vite',
      'tooling/partner-demo',
      'tooling/faults',
      'tooling/generate',
    ],
  },
})

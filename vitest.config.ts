import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Vitest leaves one of the cores out by itself, which of two is half of the machine.
    maxWorkers: '100%',
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

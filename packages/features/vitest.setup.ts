import { readFileSync } from 'node:fs'
import { afterAll, expect, vi } from 'vitest'

// Files share a worker and its modules: what one of them replaces must not reach the next.
const { testPath = '' } = expect.getState()
const replacesModules = /^vi\.mock\(/m.test(readFileSync(testPath, 'utf8'))

if (replacesModules) vi.resetModules()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  if (replacesModules) vi.resetModules()
})

import { test as base } from '@playwright/test'
import { type Engine, engines } from './engines.ts'
import type { Visitor } from './visit.ts'

interface Fixtures {
  readonly engine: Engine['name']
  /** In an engine of its own, which is closed after the test. */
  readonly visitor: Visitor
}

export const test = base.extend<Fixtures>({
  engine: async ({ browserName: _browser }, use, { project }) => use(project.name as Engine['name']),
  visitor: async ({ engine }, use) => {
    const start = engines.find(({ name }) => name === engine)?.start
    if (!start) throw new Error(`${engine} is not installed.`)
    const visitor = await start()
    await use(visitor)
    await visitor.close()
  },
})

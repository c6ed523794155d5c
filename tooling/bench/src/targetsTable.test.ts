import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { targetsTable } from './targetsTable.ts'

const page = await readFile(join(import.meta.dirname, '..', '..', '..', 'docs', 'performance.md'), 'utf8')

it('is the table of the page on performance: pnpm --filter @coverkit/bench targets', () => {
  expect(page).toContain(`\n${targetsTable()}\n`)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './workspace.ts'

const rows = readFileSync(join(ROOT, 'tooling/sandbox/data/occupations.csv'), 'utf8').trim().split(/\r?\n/)
const fifoIds = rows.filter((row) => row.endsWith(',1')).map((row) => Number.parseInt(row, 10))

it('the FIFO brand offers the FIFO rows of the occupations', async () => {
  const { occupationIds } = await import(join(ROOT, 'apps/redearth/src/occupations.ts'))
  expect(fifoIds.length).toBeGreaterThan(20)
  expect(occupationIds).toEqual(fifoIds)
})

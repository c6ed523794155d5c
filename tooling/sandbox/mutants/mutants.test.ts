import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MUTANTS } from './all.ts'
import { plant, SANDBOX } from './plant.ts'

test.each(MUTANTS)('$name has its place in the sources', (mutant) => {
  expect(plant(mutant)).toContain(mutant.to)
  for (const file of mutant.tests) expect(existsSync(join(SANDBOX, 'src', file)), file).toBe(true)
})

test('no two planted faults have one name, and the guards have at least 33', () => {
  expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length)
  expect(MUTANTS.length).toBeGreaterThanOrEqual(33)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stages } from './stages.ts'
import { ROOT } from './workspace.ts'

interface RootManifest {
  readonly scripts: Readonly<Record<string, string>>
}

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as RootManifest
const lines = stages.flatMap(({ commands }) => commands.map(({ line }) => line))
const rootTasks = lines.flatMap((line) => [...line.matchAll(/\/\/#([\w:]+)/g)].map(([, task = '']) => task))

test('tasks of the root are among the stages', () => {
  expect(rootTasks).toEqual(['lint', 'knip', 'types'])
})

// Turbo refuses the whole run then ("recursive_turbo_invocations"), and no dry run shows it.
test.each(rootTasks)('task %s of the root starts no turbo', (task) => {
  expect(scripts[task]).toBeDefined()
  expect(scripts[task]).not.toMatch(/\bturbo\b/)
})

test('a script that a stage runs by pnpm is in package.json', () => {
  const named = lines.flatMap((line) => /^pnpm run (\S+)/.exec(line)?.[1] ?? [])
  expect(named).toContain('boundaries')
  expect(named.filter((script) => scripts[script] === undefined)).toEqual([])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { longParts } from './longParts.ts'
import { groupsOf, stages } from './stages.ts'
import { ROOT } from './workspace.ts'

interface RootManifest {
  readonly scripts: Readonly<Record<string, string>>
}

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as RootManifest
const lines = stages.flatMap(({ commands }) => commands.map(({ line }) => line))
const rootTasks = lines.flatMap((line) => [...line.matchAll(/\/\/#([\w:]+)/g)].map(([, task = '']) => task))

test('tasks of the root are among the stages', () => {
  expect(rootTasks).toEqual(['lint', 'types', 'knip'])
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

// Turbo would give them to builds too, and make those again.
test('no stage and no part of the long run gives turbo arguments for its tasks', () => {
  const all = [...lines, ...longParts().map(({ line }) => line)]
  expect(all.filter((line) => / -- /.test(`${line} `))).toEqual([])
})

test('a task for which a line has arguments reads them', () => {
  const withArguments = [...lines, ...longParts().map(({ line }) => line)].filter((line) =>
    line.startsWith('TEST_ARGS='),
  )
  const scriptsOf = withArguments.flatMap((line) => {
    const task = /turbo run (\S+)/.exec(line)?.[1] ?? ''
    return [...line.matchAll(/--filter=\.\/(\S+)/g)].map(([, folder = '']) => {
      const manifest = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as RootManifest
      return `${folder} ${task}: ${manifest.scripts[task]}`
    })
  })
  expect(scriptsOf.length).toBeGreaterThan(80)
  expect(scriptsOf.filter((script) => !script.endsWith(' $TEST_ARGS'))).toEqual([])
})

test.each([
  ['browser tests', ['Browser tests']],
  ['each engine', ['Each engine']],
  ['unit', ['Unit and property tests', 'Tools and slow units']],
])('%s names %j', (word, names) => {
  expect(
    groupsOf([word], false)
      .flat(2)
      .map(({ name }) => name),
  ).toEqual(names)
})

test('a word that no stage has is refused, with the names', () => {
  expect(() => groupsOf(['nothing'], false)).toThrow(
    /^No stage is named nothing; there are: Checks and types, /,
  )
})

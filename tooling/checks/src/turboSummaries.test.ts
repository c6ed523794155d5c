import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closingLines } from './closingLines.ts'
import { noTests } from './countTests.ts'
import { cachedTasks, removeSummaries } from './turboSummaries.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'coverkit-summaries-'))
  mkdirSync(join(root, '.turbo/runs'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const task = (taskId: string, status: string, command = 'vitest run') => ({
  taskId,
  command,
  cache: { status },
})

const write = (name: string, ...tasks: readonly object[]) =>
  writeFileSync(join(root, `.turbo/runs/${name}.json`), JSON.stringify({ tasks }))

test('a task that ran in one of the runs is not from the cache, and one without a command is none', () => {
  write('first', task('@coverkit/core#test', 'HIT'), task('@coverkit/wattlebird#build', 'MISS'))
  write(
    'second',
    task('@coverkit/wattlebird#build', 'HIT'),
    task('@coverkit/ui#transit', 'HIT', '<NONEXISTENT>'),
  )
  expect(cachedTasks(root)).toEqual({ cached: ['@coverkit/core#test'], ran: 1 })
})

test('a task whose result is never kept is not counted', () => {
  const generate = task('@coverkit/api-client#generate', 'MISS', 'node scripts/generate.ts')
  write('only', { ...generate, resolvedTaskDefinition: { cache: false } })
  expect(cachedTasks(root)).toEqual({ cached: [], ran: 0 })
})

test('summaries of earlier runs are removed', () => {
  write('earlier', task('@coverkit/core#test', 'HIT'))
  removeSummaries(root)
  expect(cachedTasks(root)).toEqual({ cached: [], ran: 0 })
})

test('the closing lines name what came from the cache', () => {
  const stage = {
    name: 'Units',
    seconds: 1,
    processorS: 2,
    counts: noTests,
    times: [],
    secondPasses: [],
    failedLines: [],
  }
  const cached = ['@coverkit/core#test', '@coverkit/ui#test']
  const { lines } = closingLines([stage], 1, { cached, ran: 3, growth: [], textOf: () => '', engines: [] })
  expect(lines.join('\n')).toContain(
    'Unchanged since they passed, and taken from the cache (2 of 5 tasks):\n  @coverkit/core#test @coverkit/ui#test',
  )
})

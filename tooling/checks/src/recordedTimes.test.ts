import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { noTests } from './countTests.ts'
import { changedSince, readTimes, recordTimes } from './recordedTimes.ts'
import type { StageResult } from './runStage.ts'
import { growthLines } from './stageGrowth.ts'

let root: string
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  })
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}
const commit = () => {
  git('add', '.')
  git('commit', '--quiet', '--message', 'Change')
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'coverkit-times-'))
  git('init', '--quiet')
  write('tooling/checks/src/stageTimes.json', '{}')
  write('packages/core/src/old.test.ts', '')
  commit()
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const stage = (
  name: string,
  processorS: number,
  tests: Readonly<Record<string, number>> = {},
): StageResult => ({
  name,
  seconds: processorS,
  processorS,
  counts: noTests,
  times: Object.entries(tests).map(([test, ms]) => ({
    test: `${test}.test.ts: adds`,
    file: join(root, `packages/core/src/${test}.test.ts`),
    ms,
  })),
  secondPasses: [],
  failedLines: [],
})
const before = () => [stage('Checks', 100), stage('Units', 200), stage('API', 300), stage('Browser', 400)]
/** The growth of a later run against the recorded one. */
const growth = (units: StageResult) => {
  const times = readTimes(root)
  return growthLines(
    [stage('Checks', 100), units, stage('API', 300), stage('Browser', 400)],
    times,
    changedSince(times.commit, root),
  )
}

it('a stage that is slower than in the recorded run is named with its new tests, in git or not yet', () => {
  recordTimes(before(), [], root)
  const { commit: recorded } = readTimes(root)
  expect(recorded).toBe(git('rev-parse', '--short=8', 'HEAD').trim())
  expect(growth(stage('Units', 215, { old: 90_000 }))).toEqual([])
  expect(growth(stage('Units', 250, { old: 90_000 }))).toEqual([
    `Units grew by 25 % since ${recorded}: none of its tests changed, so what they run takes longer`,
  ])
  write('packages/core/src/committed.test.ts', '')
  commit()
  write('packages/core/src/untracked.test.ts', '')
  expect(growth(stage('Units', 250, { old: 90_000, committed: 30_000, untracked: 20_000 }))).toEqual([
    `Units grew by 25 % since ${recorded}; its tests in changed files take 50.0 s: committed.test.ts: adds (30.0 s); untracked.test.ts: adds (20.0 s)`,
  ])
})

it('a run of which a part came from the cache records nothing', () => {
  recordTimes(before(), [], root)
  const recorded = readTimes(root)
  expect(() => recordTimes([stage('Checks', 1)], ['@coverkit/checks#test'], root)).toThrow(
    'Nothing is recorded: 1 tasks came from the cache.',
  )
  expect(readTimes(root)).toEqual(recorded)
})

it('a clone without the recorded commit says that it knows no new tests', () => {
  recordTimes(before(), [], root)
  write('tooling/checks/src/stageTimes.json', JSON.stringify({ ...readTimes(root), commit: '01234567' }))
  expect(growth(stage('Units', 250))).toEqual([
    'Units grew by 25 % since 01234567, a commit that is not in this clone: its new tests are not known',
  ])
})

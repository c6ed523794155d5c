import { expect, it } from 'vitest'
import { noTests } from './countTests.ts'
import type { StageResult } from './runStage.ts'
import { growthLines } from './stageGrowth.ts'

const stage = (name: string, processorS: number, times: StageResult['times'] = []): StageResult => ({
  name,
  seconds: processorS,
  processorS,
  counts: noTests,
  times,
  secondPasses: [],
  failedLines: [],
})

const TABLE = {
  commit: '1a2b3c4d',
  processorS: { Checks: 100, Units: 200, Stories: 300, API: 400, Browser: 200 },
}

const times = [
  { test: 'sum.test.ts: adds', file: '/root/packages/core/src/sum.test.ts', ms: 20_000 },
  { test: 'sum.test.ts: takes away', file: '/root/packages/core/src/sum.test.ts', ms: 10_000 },
  { test: 'other.test.ts: is', file: '/root/packages/core/src/other.test.ts', ms: 90_000 },
]

it('names a stage that grew, and its tests in changed files', () => {
  const results = [stage('Checks', 100), stage('Units', 230, times), stage('Stories', 300), stage('API', 398)]
  expect(growthLines(results, TABLE, ['packages/core/src/sum.test.ts'])).toEqual([
    'Units grew by 15 % since 1a2b3c4d; its tests in changed files take 30.0 s: sum.test.ts: adds (20.0 s); sum.test.ts: takes away (10.0 s)',
  ])
  expect(growthLines(results, TABLE, [])).toEqual([
    'Units grew by 15 % since 1a2b3c4d: none of its tests changed, so what they run takes longer',
  ])
})

it('finds the file of a browser test', () => {
  const walk = [{ test: 'sign.spec.ts: signs', file: 'sign.spec.ts', ms: 9000 }]
  const results = [stage('Checks', 100), stage('Units', 200), stage('API', 400), stage('Browser', 260, walk)]
  expect(growthLines(results, TABLE, ['tooling/e2e/tests/sign.spec.ts'])).toEqual([
    'Browser grew by 30 % since 1a2b3c4d; its tests in changed files take 9.0 s: sign.spec.ts: signs (9.0 s)',
  ])
})

it('names none on a machine that takes twice as long for all', () => {
  const results = [stage('Checks', 200), stage('Units', 410), stage('Stories', 640), stage('API', 790)]
  expect(growthLines(results, TABLE, [])).toEqual([])
})

it('leaves out what came from the cache, and compares nothing with too few others', () => {
  const results = [stage('Checks', 1), stage('Units', 2), stage('Stories', 300), stage('API', 600)]
  expect(growthLines(results, TABLE, [])).toEqual([])
  const more = [...results, stage('Browser', 200), stage('Other', 70)]
  expect(growthLines(more, TABLE, [])).toEqual([])
  expect(growthLines([stage('Units', 200), ...more.slice(2), stage('Checks', 100)], TABLE, [])).toEqual([
    'API grew by 50 % since 1a2b3c4d: none of its tests changed, so what they run takes longer',
  ])
})

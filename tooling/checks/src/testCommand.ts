import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { closingLines } from './closingLines.ts'
import { engineLines, readEngines } from './engineLines.ts'
import { installPackages } from './installPackages.ts'
import { memoryLines, memoryWaitS } from './memoryWait.ts'
import { changedSince, readTimes, recordTimes, textOf } from './recordedTimes.ts'
import { runStage, type StageResult } from './runStage.ts'
import { growthLines } from './stageGrowth.ts'
import { groupsOf, type Lane, RESULTS } from './stages.ts'
import { cachedTasks, removeSummaries } from './turboSummaries.ts'

async function runLane(lane: Lane, held: boolean): Promise<readonly StageResult[]> {
  const results: StageResult[] = []
  for (const stage of lane) results.push(await runStage(stage, held))
  return results
}

/**
 * `npm test [stage]` and `npm run test:all [stage]`: what is not known to pass. The cache has the rest. `npm test -- --record`
 * records what the stages took, if all passed.
 */
async function main(): Promise<number> {
  const { values, positionals: words } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, record: { type: 'boolean', default: false } },
  })
  if (values.record && words.length > 0) throw new Error('--record needs a run of all stages')
  const startedAt = Date.now()
  const waitedBefore = memoryWaitS()
  const groups = groupsOf(words, values.all)
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  removeSummaries()
  installPackages()
  const results: StageResult[] = []
  for (const lanes of groups)
    results.push(...(await Promise.all(lanes.map((lane, index) => runLane(lane, index > 0)))).flat())
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  const times = readTimes()
  const growth = growthLines(results, times, changedSince(times.commit))
  const tasks = cachedTasks()
  const engines = engineLines(
    results.map(({ name }) => name),
    readEngines(),
  )
  const { lines, isGreen } = closingLines(results, seconds, { ...tasks, growth, textOf, engines })
  console.log([...memoryLines(memoryWaitS() - waitedBefore), ...lines].join('\n'))
  if (isGreen && values.record) recordTimes(results, tasks.cached)
  return isGreen ? 0 : 1
}

process.exitCode = await main()

import { mkdirSync, rmSync } from 'node:fs'
import { closingLines } from './closingLines.ts'
import { installPackages } from './installPackages.ts'
import { memoryLines, memoryWaitS } from './memoryWait.ts'
import { runStage, type StageResult } from './runStage.ts'
import { groupsOf, type Lane, RESULTS } from './stages.ts'
import { cachedTasks, removeSummaries } from './turboSummaries.ts'

async function runLane(lane: Lane, held: boolean): Promise<readonly StageResult[]> {
  const results: StageResult[] = []
  for (const stage of lane) results.push(await runStage(stage, held))
  return results
}

/** `npm test [stage]` and `npm run test:all [stage]`: what is not known to pass. The cache has the rest. */
async function main(): Promise<number> {
  const words = process.argv.slice(2)
  const isAll = words[0] === '--all'
  const startedAt = Date.now()
  const waitedBefore = memoryWaitS()
  const groups = groupsOf(isAll ? words.slice(1) : words, isAll)
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  removeSummaries()
  installPackages()
  const results: StageResult[] = []
  for (const lanes of groups)
    results.push(...(await Promise.all(lanes.map((lane, index) => runLane(lane, index > 0)))).flat())
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  const { lines, isGreen } = closingLines(results, seconds, cachedTasks())
  console.log([...memoryLines(memoryWaitS() - waitedBefore), ...lines].join('\n'))
  return isGreen ? 0 : 1
}

process.exitCode = await main()

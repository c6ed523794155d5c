import { mkdirSync, rmSync } from 'node:fs'
import { closingLines } from './closingLines.ts'
import { installPackages } from './installPackages.ts'
import { memoryLines, memoryWaitS } from './memoryWait.ts'
import { runStage, type StageResult } from './runStage.ts'
import { groupsNamed, type Lane, RESULTS } from './stages.ts'

async function runLane(lane: Lane, held: boolean): Promise<readonly StageResult[]> {
  const results: StageResult[] = []
  for (const stage of lane) results.push(await runStage(stage, held))
  return results
}

async function main(): Promise<number> {
  const startedAt = Date.now()
  const waitedBefore = memoryWaitS()
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  installPackages()
  const results: StageResult[] = []
  for (const lanes of groupsNamed(process.argv.slice(2)))
    results.push(...(await Promise.all(lanes.map((lane, index) => runLane(lane, index > 0)))).flat())
  const { lines, isGreen } = closingLines(results, Math.round((Date.now() - startedAt) / 1000))
  console.log([...memoryLines(memoryWaitS() - waitedBefore), ...lines].join('\n'))
  return isGreen ? 0 : 1
}

process.exitCode = await main()

import { mkdirSync, rmSync } from 'node:fs'
import { closingLines } from './closingLines.ts'
import { installPackages } from './installPackages.ts'
import { runStage, type StageResult } from './runStage.ts'
import { groupsNamed, RESULTS } from './stages.ts'

async function main(): Promise<number> {
  const startedAt = Date.now()
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  installPackages()
  const results: StageResult[] = []
  for (const group of groupsNamed(process.argv.slice(2)))
    results.push(...(await Promise.all(group.map((stage, index) => runStage(stage, index > 0)))))
  const { lines, isGreen } = closingLines(results, Math.round((Date.now() - startedAt) / 1000))
  console.log(lines.join('\n'))
  return isGreen ? 0 : 1
}

process.exitCode = await main()

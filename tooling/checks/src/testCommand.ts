import { mkdirSync, rmSync } from 'node:fs'
import { noTests, sum } from './countTests.ts'
import { installPackages } from './installPackages.ts'
import { readReport, run } from './runCommand.ts'
import { slowestLines, type TestTime } from './slowestTests.ts'
import { RESULTS, stagesNamed } from './stages.ts'
import { ROOT } from './workspace.ts'

function words(passed: number, failed: number, skipped: number): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

async function main(): Promise<number> {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  installPackages()
  const only = process.argv.slice(2)
  const rows: string[] = []
  let counts = noTests
  const times: TestTime[] = []
  const failedLines: string[] = []
  for (const stage of stagesNamed(only)) {
    const startedAt = Date.now()
    let stageCounts = noTests
    let sound = true
    for (const command of stage.commands) {
      const passed = await run(command)
      if (!passed) failedLines.push(command.line)
      sound &&= passed
      const { counts: own, times: ownTimes } = readReport(command)
      stageCounts = sum(stageCounts, own)
      times.push(...ownTimes)
    }
    counts = sum(counts, stageCounts)
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(0).padStart(4)
    rows.push(
      `${sound ? 'ok  ' : 'FAIL'} ${seconds} s  ${stage.name}: ${words(stageCounts.passed, stageCounts.failed, stageCounts.skipped)}`,
    )
  }
  for (const line of failedLines) console.log(`\nFAIL  ${line.replaceAll(`${ROOT}/`, '')}`)
  for (const name of counts.failures) console.log(`FAIL  ${name}`)
  if (times.length > 0) console.log(`\nThe slowest tests:\n${slowestLines(times).join('\n')}`)
  console.log(`\n${rows.join('\n')}\n`)
  // A stage may fail without a failed test, such as a type error: it counts as one.
  console.log(words(counts.passed, Math.max(counts.failed, failedLines.length), counts.skipped))
  return failedLines.length === 0 && counts.failed === 0 ? 0 : 1
}

process.exitCode = await main()

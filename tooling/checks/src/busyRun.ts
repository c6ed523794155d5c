import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Counts, noTests, sum } from './countTests.ts'
import { readReport, run } from './runCommand.ts'
import { RESULTS, type Stage, stagesNamed } from './stages.ts'

// Ends when whoever started it is gone.
const LOOP = `
  const parent = process.ppid
  const turn = () => {
    const until = Date.now() + 500
    while (Date.now() < until);
    if (process.ppid === parent) setImmediate(turn)
  }
  turn()
`

interface Result {
  readonly seconds: number
  readonly isSound: boolean
  readonly counts: Counts
}

const isGreen = ({ isSound, counts }: Result) => isSound && counts.failed === 0

const startLoop = (): ChildProcess => spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' })

/** One run of the stages; the words go to their commands that report tests. */
async function runOnce(stages: readonly Stage[], words: readonly string[]): Promise<Result> {
  const startedAt = Date.now()
  let counts = noTests
  let isSound = true
  for (const { line, report } of stages.flatMap(({ commands }) => commands)) {
    if (report !== undefined) rmSync(join(RESULTS, report), { force: true })
    const isEnded = await run({ line: report === undefined ? line : [line, ...words].join(' ') })
    isSound &&= isEnded
    counts = sum(counts, readReport({ line, ...(report !== undefined && { report }) }).counts)
  }
  return { seconds: Math.round((Date.now() - startedAt) / 1000), isSound, counts }
}

function rowOf(result: Result, index: number): string {
  const { passed, failed, skipped, failures } = result.counts
  const cells = [index + 1, isGreen(result) ? 'ok' : 'FAIL', `${result.seconds} s`, passed, failed, skipped]
  return `| ${[...cells, failures.join('; ')].join(' | ')} |`
}

/**
 * `pnpm busy <stage> --times 5 --loops 3 [files]`: a stage again and again beside loops that keep the processor busy;
 * `pnpm busy all`: the whole test command. Ends with the first run that fails.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { times: { type: 'string', default: '5' }, loops: { type: 'string', default: '3' } },
  })
  const [name = '', ...words] = positionals
  const stages = name === 'all' ? stagesNamed([]) : name === '' ? [] : stagesNamed([name]).slice(0, 1)
  if (stages.length === 0) throw new Error('Usage: pnpm busy <stage>|all [--times 5] [--loops 3] [files]')
  mkdirSync(RESULTS, { recursive: true })
  const loops = Array.from({ length: Number(values.loops) }, startLoop)
  const results: Result[] = []
  try {
    for (let turn = 0; turn < Number(values.times); turn += 1) {
      const result = await runOnce(stages, words)
      results.push(result)
      console.log(rowOf(result, turn))
      if (!isGreen(result)) break
    }
  } finally {
    for (const loop of loops) loop.kill('SIGKILL')
  }
  console.log(`\n${name === 'all' ? 'Every stage' : stages[0]?.name}, beside ${loops.length} busy loops:\n`)
  console.log('| Run | | Time | Passed | Failed | Skipped | Which |\n|---|---|---|---|---|---|---|')
  console.log(results.map(rowOf).join('\n'))
  return results.every(isGreen) ? 0 : 1
}

process.exitCode = await main()

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { noTests, sum } from './countTests.ts'
import { runStage, type StageResult } from './runStage.ts'
import { groupsOf, RESULTS, type Stage, stages } from './stages.ts'

// Ends when the process that started it is gone.
const LOOP = `
  const parent = process.ppid
  const turn = () => {
    const until = Date.now() + 500
    while (Date.now() < until);
    if (process.ppid === parent) setImmediate(turn)
  }
  turn()
`

const isGreen = ({ counts, failedLines, secondPasses }: StageResult) =>
  failedLines.length === 0 && counts.failed === 0 && secondPasses.length === 0

const startLoop = (): ChildProcess => spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' })

/** The stage with the arguments appended to its commands that report tests, without the cache and a second run. */
const named = ({ name, commands }: Stage, words: readonly string[]): Stage => ({
  name,
  commands: commands.map(({ line, reports }) => {
    const forced = line.replace('turbo run', 'turbo run --force')
    return reports === undefined ? { line: forced } : { line: [forced, ...words].join(' '), reports }
  }),
})

/** One run of the stages, summed up. */
async function runOnce(wanted: readonly Stage[], words: readonly string[]): Promise<StageResult> {
  const results: StageResult[] = []
  for (const stage of wanted) results.push(await runStage(named(stage, words)))
  return {
    name: wanted.map(({ name }) => name).join(', '),
    seconds: results.reduce((all, { seconds }) => all + seconds, 0),
    processorS: results.reduce((all, { processorS }) => all + processorS, 0),
    counts: results.map(({ counts }) => counts).reduce(sum, noTests),
    times: [],
    secondPasses: [],
    failedLines: results.flatMap(({ failedLines }) => failedLines),
  }
}

function rowOf(result: StageResult, index: number): string {
  const { passed, failed, skipped, failures } = result.counts
  const cells = [index + 1, isGreen(result) ? 'ok' : 'FAIL', `${result.seconds} s`, passed, failed, skipped]
  return `| ${[...cells, failures.join('; ')].join(' | ')} |`
}

/**
 * `pnpm busy <stage> --times 1 --loops 2 [files]`: a stage, or again and again, beside loops that keep the processor busy;
 * `pnpm busy all`: the whole test command. Ends with the first run that fails.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { times: { type: 'string', default: '1' }, loops: { type: 'string', default: '2' } },
  })
  const [name = '', ...words] = positionals
  const wanted = name === 'all' ? stages : name === '' ? [] : groupsOf([name], true).flat(2).slice(0, 1)
  if (wanted.length === 0) throw new Error('Usage: pnpm busy <stage>|all [--times 1] [--loops 2] [files]')
  mkdirSync(RESULTS, { recursive: true })
  const loops = Array.from({ length: Number(values.loops) }, startLoop)
  const results: StageResult[] = []
  try {
    for (let turn = 0; turn < Number(values.times); turn += 1) {
      const result = await runOnce(wanted, words)
      results.push(result)
      console.log(rowOf(result, turn))
      if (!isGreen(result)) break
    }
  } finally {
    for (const loop of loops) loop.kill('SIGKILL')
  }
  console.log(`\n${name === 'all' ? 'Every stage' : wanted[0]?.name}, beside ${loops.length} busy loops:\n`)
  console.log('| Run | | Time | Passed | Failed | Skipped | Which |\n|---|---|---|---|---|---|---|')
  console.log(results.map(rowOf).join('\n'))
  return results.every(isGreen) ? 0 : 1
}

process.exitCode = await main()

import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { seed as given } from '@coverkit/seed'
import { rememberedMs } from './longMemory.ts'
import { longPartsNamed } from './longParts.ts'
import { recordLongTimes } from './longTimes.ts'
import { run } from './runCommand.ts'

const SEEDS = 10 ** 9

const seconds = (ms: number) => `${(ms / 1000).toFixed(0).padStart(6)} s`

/**
 * `pnpm test:long [part]`: the parts that a change since their last pass can affect, with a random seed for all that is random, or with `SEED`;
 * `--list` only names them; `--force` runs those that passed, too; `--record` records what those that pass took.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      list: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
    },
  })
  const parts = longPartsNamed(positionals[0]).map((part) => ({ part, ms: rememberedMs(part) }))
  const waiting = parts.filter(({ ms }) => values.force || ms === undefined)
  for (const { part, ms } of parts) {
    const state = ms === undefined ? 'to run    ' : `passed in ${seconds(ms)}`
    console.log(`${state.padEnd(20)}  ${part.name}`)
  }
  console.log(`\n${waiting.length} of ${parts.length} parts to run; the others passed on these files`)
  if (values.list || waiting.length === 0) return 0
  const seed = process.env.SEED ? given : randomInt(SEEDS)
  // For the commands below.
  process.env.SEED = String(seed)
  const sentence = `SEED=${seed}\nThe same again: SEED=${seed} pnpm test:long ${positionals[0] ?? ''} --force`
  console.log(sentence)
  const rows: string[] = []
  const taken: Record<string, number> = {}
  let failed = 0
  for (const { part } of waiting) {
    const startedAt = Date.now()
    const { isSound } = await run(
      values.force ? part.line.replace('turbo run', 'turbo run --force') : part.line,
    )
    const ms = Date.now() - startedAt
    if (isSound) taken[part.name] = Math.round(ms / 1000)
    else failed += 1
    rows.push(`${isSound ? 'ok  ' : 'FAIL'} ${seconds(ms)}  ${part.name}`)
  }
  if (values.record) recordLongTimes(taken)
  console.log(`\n${rows.join('\n')}\n\n${sentence}`)
  return failed === 0 ? 0 : 1
}

process.exitCode = await main()

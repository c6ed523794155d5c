import { randomInt } from 'node:crypto'
import { seed as given } from '@coverkit/seed'
import { longStagesNamed } from './longStages.ts'
import { run } from './runCommand.ts'

const SEEDS = 10 ** 9

/** `pnpm test:long [name]`: everything random with a seed of this run's own, or with `SEED`. */
async function main(): Promise<number> {
  const [name] = process.argv.slice(2)
  const stages = longStagesNamed(name)
  const seed = process.env.SEED ? given : randomInt(SEEDS)
  // For the commands below.
  process.env.SEED = String(seed)
  const again = ['pnpm test:long', ...(name === undefined ? [] : [name])].join(' ')
  const sentence = `SEED=${seed}\nThe same again: SEED=${seed} ${again}`
  console.log(sentence)
  const rows: string[] = []
  let failed = 0
  for (const stage of stages) {
    const startedAt = Date.now()
    const { isSound } = await run(stage.line)
    if (!isSound) failed += 1
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(0).padStart(6)
    rows.push(`${isSound ? 'ok  ' : 'FAIL'} ${seconds} s  ${stage.name}`)
  }
  console.log(`\n${rows.join('\n')}\n\n${sentence}`)
  return failed === 0 ? 0 : 1
}

process.exitCode = await main()

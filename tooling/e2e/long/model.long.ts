import { seed as first } from '@coverkit/seed'
import { test } from '@playwright/test'
import { runModel } from '../src/model/runModel.ts'

const SEQUENCES = Number(process.env.MODEL_SEQUENCES ?? 200)
const COMMANDS = Number(process.env.MODEL_COMMANDS ?? 30)
const PER_TEST = 5

for (let start = 0; start < SEQUENCES; start += PER_TEST) {
  const seed = first + start
  const sequences = Math.min(PER_TEST, SEQUENCES - start)
  test(`${sequences} random visits of ${COMMANDS} commands lose nothing, seed ${seed}`, async ({
    browser,
  }) => {
    test.setTimeout(sequences * COMMANDS * 5_000)
    const { commands } = await runModel(browser, { seed, sequences, commands: COMMANDS })
    console.log(`model: seed ${seed}, ${sequences} sequences, ${commands} commands, nothing lost`)
  })
}

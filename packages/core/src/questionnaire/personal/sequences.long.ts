import { test } from 'vitest'
import { checkSequences } from './sequences.fixture.ts'

const BATCH = 1_000
const SEEDS = Array.from({ length: 10 }, (_, index) => index + 1)

test.each(SEEDS)(`the rules hold after each of ${BATCH} random sequences, seed %i`, (seed) => {
  checkSequences(BATCH, seed)
})

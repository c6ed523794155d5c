import { test } from 'vitest'
import { checkSequences } from './sequences.fixture.ts'

const RUNS = 250

// Forty times as many are in `sequences.long.ts`.
// Takes over 5 s: it answers 250 random sequences, and evaluates every rule after each answer.
test(`the rules hold after each of ${RUNS} random sequences`, () => {
  checkSequences(RUNS)
}, 600_000)

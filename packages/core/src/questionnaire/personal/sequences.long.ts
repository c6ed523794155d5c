import { test } from 'vitest'
import { checkSequences } from './sequences.fixture.ts'

const BATCH = 1_000
const PARTS = Array.from({ length: 10 }, (_, index) => index)

test.each(PARTS)(`the rules hold after each of ${BATCH} random sequences, part %i`, (part) => {
  checkSequences(BATCH, part)
})

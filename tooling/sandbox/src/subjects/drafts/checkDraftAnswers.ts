import type { Schema } from '../../document/Schema.ts'
import { Problem } from '../../problem/Problem.ts'

export type DraftAnswers = Schema<'DraftAnswers'>

const MOST_BYTES = 128 * 1024

/** @throws Problem 413 for more answers than one draft may have */
export function checkDraftAnswers(answers: DraftAnswers, field = 'answers'): void {
  if (Buffer.byteLength(JSON.stringify(answers)) > MOST_BYTES)
    throw new Problem(413, [{ field, code: 'too-large' }])
}

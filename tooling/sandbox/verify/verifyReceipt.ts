import { readFileSync } from 'node:fs'
import { checkReceipt } from '@coverkit/core/receipt'
import { sha256Hex } from '../src/subjects/receipts/makeReceipt.ts'

/** The command's message about a file, and its exit code: 0 for a match, 1 for a difference, 2 for no receipt. */
export interface Verdict {
  readonly code: 0 | 1 | 2
  readonly words: string
}

/** Recomputes the hash of a downloaded receipt and compares it. */
export async function verifyReceipt(path: string): Promise<Verdict> {
  const text = textOf(path)
  if (text === null) return { code: 2, words: `${path} cannot be read.` }
  const check = await checkReceipt(text, sha256Hex)
  if (check.result === 'not-a-receipt') return { code: 2, words: `${path} is not a receipt.` }
  const { result, reference, date, stated, computed } = check
  const of = `Receipt ${reference} of ${date}`
  return result === 'match'
    ? { code: 0, words: `${of}: match\n${computed}` }
    : { code: 1, words: `${of}: does not match\nstated   ${stated}\ncomputed ${computed}` }
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

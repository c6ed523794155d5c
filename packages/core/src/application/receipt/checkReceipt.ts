import { canonicalJson } from '../../questionnaire/canonicalJson.ts'
import type { Digest } from '../../questionnaire/hashDefinition.ts'
import { RECEIPT_KIND, type Receipt } from './types.ts'

/** The file that is downloaded: a receipt beside its hash, which is not part of what is hashed. */
export interface ReceiptFile {
  readonly receipt: Receipt
  /** SHA-256 of the receipt's canonical JSON (RFC 8785), in hexadecimal. */
  readonly sha256: string
}

/** The result of checking a file. */
export type ReceiptCheck =
  | { readonly result: 'not-a-receipt' }
  | {
      readonly result: 'match' | 'differs'
      readonly reference: string
      readonly date: string
      /** As the file states it. */
      readonly stated: string
      /** As it was worked out. */
      readonly computed: string
    }

/** Returns the hash of a receipt, which anyone who has the receipt can compute again. */
export const hashReceipt = (receipt: Receipt, digest: Digest): Promise<string> =>
  digest(canonicalJson(receipt))

/** Works out the hash of a receipt's file again. Whatever the text is, it never throws for it. */
export async function checkReceipt(text: string, digest: Digest): Promise<ReceiptCheck> {
  const { receipt, sha256 } = membersOf(parsed(text))
  const { kind, reference, date } = membersOf(receipt)
  if (kind !== RECEIPT_KIND || typeof reference !== 'string' || typeof date !== 'string') return none
  if (typeof sha256 !== 'string' || !/^[\da-f]{64}$/i.test(sha256)) return none
  const canonical = canonicalOf(receipt)
  if (canonical === null) return none
  const computed = await digest(canonical)
  const stated = sha256.toLowerCase()
  return { result: computed === stated ? 'match' : 'differs', reference, date, stated, computed }
}

const none = { result: 'not-a-receipt' } as const

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return null
  }
}

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

function canonicalOf(value: unknown): string | null {
  try {
    return canonicalJson(value)
  } catch {
    return null
  }
}

import type { DraftCipher } from '../crypto/draftCipher.ts'
import { entryContext } from '../crypto/sealContexts.ts'
import type { EntryRow } from '../storage/rows.ts'

/**
 * Returns the id of a draft's last submit if it has the same content and is not answered yet: a second press then
 * sends nothing new.
 */
export async function sameSubmit(
  entries: readonly EntryRow[],
  draftId: string,
  body: object,
  cipher: DraftCipher,
): Promise<string | undefined> {
  const last = entries
    .filter((entry) => entry.draftId === draftId && entry.kind === 'submit' && entry.state !== 'attention')
    .sort((one, other) => one.rev - other.rev)
    .at(-1)
  const text = last && (await cipher.open(last, entryContext(last)).catch(() => undefined))
  return text !== undefined && contentOf(JSON.parse(text)) === contentOf(body) ? last?.id : undefined
}

/** All but what identifies the call. */
const contentOf = (body: object): string => JSON.stringify({ ...body, tracking: null })

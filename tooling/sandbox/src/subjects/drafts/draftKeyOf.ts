import type { Schema } from '../../document/Schema.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export const isUuid = (draft: string): boolean => UUID.test(draft)

/**
 * Returns the key of a draft. A UUID belongs to one run and cannot be guessed: it follows the run from visitor to
 * customer and to other devices. Any other name belongs to the customer or to the client. Visitors choose their
 * client id, so a client's key is marked as one, and cannot equal a customer's.
 */
export function draftKeyOf(
  { clientId, draft }: Pick<Schema<'Tracking'>, 'clientId' | 'draft'>,
  owner: string | null,
): string {
  if (isUuid(draft)) return draft.toLowerCase()
  return JSON.stringify(owner === null ? ['client', clientId, draft] : [owner, draft])
}

import type { Schema } from '../../document/Schema.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Names a draft of an application. A UUID is an attempt's own, which nobody guesses: it follows the attempt from visitor to
 * customer and to other devices. Any other name is the customer's or the client's own. A visitor says themselves who their
 * client is, so the name of a client says that it is one: no visitor has the name of a customer.
 */
export function draftKeyOf(
  { clientId, draft }: Pick<Schema<'Tracking'>, 'clientId' | 'draft'>,
  owner: string | null,
): string {
  if (UUID.test(draft)) return draft.toLowerCase()
  return JSON.stringify(owner === null ? ['client', clientId, draft] : [owner, draft])
}

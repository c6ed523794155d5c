import type { ComparisonAnswer } from '@coverkit/core'
import type { Schema } from '../../document/Schema.ts'
import type { Occupation, RatingTables } from '../../rating/RatingTables.ts'

/** Replaces the sender's client id; the reader of the link has their own. */
const NOBODY = 'mailed'

/** Builds the request and the prices behind a link. Of the sender they contain only what the prices depend on. */
export function mailedComparison(
  tables: RatingTables,
  { request, occupation: chosen }: Pick<Schema<'SendComparisonRequest'>, 'request' | 'occupation'>,
  answer: ComparisonAnswer,
  pricedAt: Date,
): Schema<'MailedComparison'> {
  const clients = request.clients.map(({ first_Name: _first, last_Name: _last, ...client }) => ({
    ...client,
    clientId: NOBODY,
  }))
  const [client] = clients
  const occupation = tables.occupations.get(client?.occupationId ?? Number.NaN)
  if (!occupation) throw new Error('A priced request has an occupation')
  return {
    pricedAt: pricedAt.toISOString(),
    request: { ...request, clients, tags: [] },
    occupation: nameOf(occupation, chosen),
    answer: { ...structuredClone(answer), clientId: NOBODY } as Schema<'MailedComparison'>['answer'],
  }
}

/** Returns the chosen name if the list has it, so that a link opens no text of its sender. */
const nameOf = ({ description, titles }: Occupation, chosen: string | null | undefined) =>
  titles.find((title) => title.description === chosen)?.description ?? description

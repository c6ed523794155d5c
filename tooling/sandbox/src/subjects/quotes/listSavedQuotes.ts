import { type QuoteNeeds, quoteFromSaved, type SavedQuote } from '@coverkit/core'
import { desc, eq, isNotNull, sql } from 'drizzle-orm'
import { callerOf } from '../../auth/authenticate.ts'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import { openJson } from '../../sealing/sealedJson.ts'
import type { Operation } from '../../services/Operation.ts'
import { quotes } from './tables.ts'

const MOST = 50

type SavedBody = Schema<'SaveQuoteRequest'>

/** Lists the caller's own quotes with a chosen insurer: the latest revision of each draft, newest first. */
export const listSavedQuotes: Operation<'listSavedQuotes'> = async (
  { database, sealing, tables },
  request,
) => {
  const chosen = await chosenQuotes(database.queries, callerOf(request).subject)
  return {
    label: tables.label,
    quotes: chosen.flatMap(({ id, savedAt, body: stored }) => {
      const body = openJson<Partial<SavedBody>>(sealing, 'quote', id, stored)
      const { compareProductDetails: selectedQuote } = body
      return selectedQuote ? { id, savedAt: savedAt.toISOString(), needs: needsOf(body), selectedQuote } : []
    }),
  }
}

function chosenQuotes(queries: Queries, owner: string) {
  // A save without tracking is a draft of its own.
  const draft = sql`coalesce(${quotes.draft}, ${quotes.id}::text)`
  const latest = queries
    .selectDistinctOn([draft], {
      id: quotes.id,
      body: quotes.body,
      offerHash: quotes.offerHash,
      // An offer has the date of its first save: sending it again does not renew its price.
      savedAt: sql<Date>`min(${quotes.savedAt}) over (partition by ${draft}, ${quotes.offerHash})`
        .mapWith(quotes.savedAt)
        .as('first_saved_at'),
    })
    .from(quotes)
    .where(eq(quotes.owner, owner))
    .orderBy(draft, sql`${quotes.rev} desc nulls last`, desc(quotes.savedAt))
    .as('latest')
  return queries
    .select()
    .from(latest)
    .where(isNotNull(latest.offerHash))
    .orderBy(desc(latest.savedAt), latest.id)
    .limit(MOST)
}

function needsOf(saved: SavedQuote): QuoteNeeds {
  const { personalDetails: _person, ...needs } = quoteFromSaved(saved)
  return needs
}

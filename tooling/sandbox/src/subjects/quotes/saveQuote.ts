import { quoteFromSaved } from '@coverkit/core'
import { knownCallerOf } from '../../auth/authenticate.ts'
import { offerHash } from '../../database/bodyHash.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Operation } from '../../services/Operation.ts'
import { checkQuote } from './checkQuote.ts'
import { checkSelectedQuote } from './checkSelectedQuote.ts'
import { insertIdempotent } from './insertIdempotent.ts'
import { quotes } from './tables.ts'

export const saveQuote: Operation<'saveQuote'> = async (services, request, reply) => {
  const { database, sealing, tables, faults, now } = services
  const { body } = request
  const quote = quoteFromSaved(body)
  const errors = [...checkQuote(tables, quote), ...checkSelectedQuote(tables, quote, body)]
  if (errors.length > 0) throw new Problem(422, errors)
  return withSaveFault(faults.of(body.tracking?.clientId).saves, reply, async () => {
    const offer = body.compareProductDetails
    const by = {
      owner: knownCallerOf(request)?.subject ?? null,
      savedAt: now(),
      offerHash: offer ? offerHash(sealing, offer) : null,
    }
    const { answer } = await insertIdempotent({ queries: database.queries, sealing }, quotes, body, by)
    return answer
  })
}

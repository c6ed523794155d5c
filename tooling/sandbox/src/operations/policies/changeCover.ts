import {
  type CoverChange,
  coverChanges,
  effectiveDate,
  needsHealthQuestions,
  type TermChange,
  type TermValue,
} from '@coverkit/core/change-cover'
import { callerOf } from '../../auth/authenticate.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import type { Operation } from '../Operation.ts'
import { answerOf, earlierChange, insertChange, type StoredChange } from './changeRows.ts'
import { type CheckedChange, checkChange } from './checkChange.ts'
import { keyOf } from './keyOf.ts'
import { type OwnTerms, ownTerms } from './ownTerms.ts'

/** Stores a change of the caller's policy with the premium that the backend works out; the policy is the insurer's to change. */
export const changeCover: Operation<'changeCover'> = async (services, request, reply) => {
  const { database, sealing, faults } = services
  const { body } = request
  const owner = callerOf(request).subject
  const save = { owner, key: keyOf(request), body, now: services.now() }
  return withSaveFault(faults.of(owner).saves, reply, async () => {
    // Before all checks: what was right when it came is right when it comes again.
    const earlier = await earlierChange(database.queries, sealing, save)
    if (earlier) return answerOf(sealing, earlier)
    const own = await ownTerms(services, request, body.policyId)
    const change = storedChange(own, checkChange(services, body, own, owner), body)
    const row = await database.queries.transaction((queries) =>
      insertChange(queries, sealing, { ...save, change }),
    )
    return answerOf(sealing, row)
  })
}

function storedChange(
  { policy, today }: OwnTerms,
  { answers, priced }: CheckedChange,
  { shown_Premium: _, ...body }: StoredChange['body'] & { shown_Premium?: number | null },
): StoredChange {
  const { nextDebitDate: nextDebit, nextAnniversaryDate: nextAnniversary } = policy
  const effective = effectiveDate(answers, { today, nextDebit, nextAnniversary })
  return {
    body,
    asked: askedOf(answers),
    premium: priced?.after ?? null,
    premiumBefore: priced?.now ?? null,
    effectiveOn: effective.kind === 'day' ? effective.date : null,
    needsHealthQuestions: needsHealthQuestions(answers),
  }
}

function askedOf(change: CoverChange): NonNullable<StoredChange['asked']> {
  const { covers, policy } = coverChanges(change)
  return {
    covers: covers.map(({ cover, kind, terms }) => ({ cover, kind, terms: terms.map(termOf) })),
    terms: policy.map(termOf),
  }
}

const termOf = <Field>({ field, now, after }: TermChange<Field>) => ({
  field,
  from: plain(now),
  to: plain(after),
})

const plain = (value: TermValue) => (typeof value === 'object' && value !== null ? [...value] : value)

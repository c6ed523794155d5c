import { groupOf } from '../covers/groupOf.ts'
import type { CoverKind } from '../covers/kinds.ts'
import { COVER_RULES } from '../covers/rules.ts'
import { ageOn } from '../fields/parseDateOfBirth.ts'
import type { PersonalDetails } from '../person/personalDetails.ts'
import { emptyQuote } from '../quote/emptyQuote.ts'
import { payThroughSuper } from '../quote/setOwner.ts'
import type { ClientQuote } from '../quote/types.ts'
import { COVERS_OF_POLICY, type PolicyCovers } from './covers/coversOfPolicy.ts'
import type { InsuredPerson, Policy } from './types.ts'

/**
 * Whether super pays, as far as the owners say: for everything that super can hold, for nothing, or for a part, which that
 * question has no answer for.
 */
function superAnswer({ covers }: Policy): ClientQuote['covers']['payThroughSuper'] {
  const owners = covers
    .filter(({ kind }) => COVER_RULES[kind].onlyOwner === undefined)
    .map(({ owner }) => owner)
  if (owners.length > 0 && owners.every((owner) => owner === 'S')) return 'true'
  return owners.every((owner) => owner === 'O') ? 'false' : null
}

function personOf(insured: InsuredPerson, today: string): PersonalDetails {
  const { dateOfBirth, ratedAge, gender, isSmoker, occupation, occupationId, state } = insured
  const age = dateOfBirth === null ? ratedAge : ageOn(dateOfBirth, today)
  return { age, gender, isSmoker, occupation, occupationId, state }
}

function withCover<Kind extends CoverKind>(
  quote: ClientQuote,
  cover: PolicyCovers[Kind] & { readonly kind: Kind },
): ClientQuote {
  const group = groupOf(cover.kind)
  return { ...quote, [group]: COVERS_OF_POLICY[cover.kind].inQuote(cover, quote[group]) }
}

/**
 * The quote that a change of cover starts from: what the policy covers now, for the person insured at their age on `today`
 * (`YYYY-MM-DD`). Covers that the policy doesn't have are as `selectCovers` leaves them. No rule runs: what the policy has
 * stays, even where it could not be bought today. The premium of now is that of `insured.ratedAge`, not of this age.
 */
export function quoteFromPolicy(policy: Policy, today: string): ClientQuote {
  const answer = superAnswer(policy)
  const start = answer === null ? emptyQuote() : payThroughSuper(emptyQuote(), answer).quote
  const quote: ClientQuote = {
    ...start,
    personalDetails: personOf(policy.insured, today),
    premiumType: policy.premiumType,
    covers: { payThroughSuper: answer, selectedCovers: policy.covers.map(({ kind }) => kind) },
    paymentFrequency: policy.premium.frequency ?? start.paymentFrequency,
  }
  return policy.covers.reduce((filled, cover) => withCover(filled, cover), quote)
}

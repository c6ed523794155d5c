import { type ClaimAnswers, type ClaimDay, claimFields } from './claimFields.ts'

/** The text that is consented to, by id and version; the page has its words. Another text has another version. */
export const CLAIM_CONSENT = { id: 'claim', version: '2026-11-26' } as const

/** The values that a request sends or checks beside the answers. */
export interface ClaimContext extends ClaimDay {
  readonly accountName: string
}

/**
 * The body of `POST api/v1/claims`, every text in its canonical form, without answers to questions that were not asked. Null
 * where `claimFields.validate` finds anything.
 */
export function claimRequest(answers: ClaimAnswers, { accountName, ...day }: ClaimContext) {
  const right = claimFields.request(answers, day)
  return right && { ...right, accountName, consent: { ...CLAIM_CONSENT } }
}

/** Body of `POST api/v1/claims`. */
export type ClaimRequest = NonNullable<ReturnType<typeof claimRequest>>

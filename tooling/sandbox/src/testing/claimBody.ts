import { CLAIM_CONSENT, claimFields } from '@coverkit/core/claims'
import type { Schema } from '../document/Schema.ts'

type Body = Schema<'ClaimRequest'>

/** A claim for income protection, on a number that was typed, with nothing but what is needed. */
export const claimBody = (changes: Partial<Body> = {}): Body => ({
  ...claimFields.empty,
  accountName: 'wattlebird',
  claimant: 'self',
  type: 'incomeProtection',
  policyNumber: 'MLC0012345',
  insurerCode: 'MLC',
  eventDate: '2026-11-02',
  otherBenefits: [],
  contactPreference: 'email',
  hasConsented: true,
  consent: { ...CLAIM_CONSENT },
  ...changes,
})

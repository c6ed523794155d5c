import { CLAIM_CONSENT, claimFields } from '@coverkit/core/claims'
import type { Schema } from '../document/Schema.ts'

type Body = Schema<'ClaimRequest'>

/** Makes a claim for income protection on an entered policy number, with only the required fields. */
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

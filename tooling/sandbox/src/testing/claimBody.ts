import type { Schema } from '../document/Schema.ts'

type Body = Schema<'ClaimRequest'>

/** A claim for income protection, on a number that was typed, with nothing but what is needed. */
export const claimBody = (changes: Partial<Body> = {}): Body => ({
  accountName: 'wattlebird',
  claimant: 'self',
  insuredName: null,
  relationship: null,
  type: 'incomeProtection',
  policyId: null,
  policyNumber: 'MLC0012345',
  insurerCode: 'MLC',
  eventDate: '2026-11-02',
  description: null,
  doctors: null,
  workStatus: null,
  selfEmployed: null,
  offWorkFrom: null,
  offWorkTo: null,
  otherBenefits: [],
  contactPreference: 'email',
  phone: null,
  postalAddress: null,
  hasConsented: true,
  consent: { id: 'claim', version: '2026-11-26' },
  mayContactDoctors: false,
  ...changes,
})

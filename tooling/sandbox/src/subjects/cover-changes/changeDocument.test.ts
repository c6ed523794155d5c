import { expect, it } from 'vitest'
import { changeDocument, type SignedChange } from './changeDocument.ts'

const signed = (covers: SignedChange['change']['covers']): SignedChange => ({
  change: {
    id: '0f0e2c0e-7a53-4d3c-9a0e-3d1a6f0b7c11',
    reference: 'C7KQ3WXR',
    status: 'with-insurer',
    requestedAt: '2026-11-23T01:02:03.000Z',
    effectiveOn: null,
    needsHealthQuestions: true,
    policyId: 'policy-1',
    insurerCode: 'MLC',
    policyNumber: 'MLC0012345',
    covers,
    terms: [],
    increase: null,
    premiumBefore: { amount: 5_771, frequency: 'monthly' },
    premium: { amount: 7_771, frequency: 'monthly' },
  },
  insurerName: 'Mallee Life Company',
  broker: null,
  letterhead: null,
  premiumLabel: 'Samples',
  body: {
    acceptances: {
      dutyOfDisclosure: true,
      insurerPdsAndPrivacy: true,
      brokerTerms: true,
      insurerContact: true,
      monitorEmails: true,
      personalDetailsDisclosure: true,
      applicationDeclarations: true,
    },
    documentsRead: [],
    reasons: [],
    signedName: 'Robin Example',
  },
  submittedOn: '2026-11-23',
  signedOn: '2026-11-23',
})

const rowsOf = (covers: SignedChange['change']['covers']) =>
  changeDocument(signed(covers)).blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))

it('has one row for a cover that is added, and one for a cover that ends', () => {
  const rows = rowsOf([
    {
      cover: 'life',
      kind: 'removed',
      terms: [
        { field: 'sumInsured', from: 600_000, to: null },
        { field: 'owner', from: 'O', to: null },
      ],
    },
    {
      cover: 'criticalIllness',
      kind: 'added',
      terms: [
        { field: 'sumInsured', from: null, to: 150_000 },
        { field: 'link', from: null, to: 'standalone' },
        { field: 'extras', from: null, to: [] },
        { field: 'owner', from: null, to: 'O' },
      ],
    },
  ])
  expect(rows).toEqual([
    ['Life cover', '$600,000', 'None'],
    ['Critical illness cover', 'None', '$150,000, Standalone, Outside super'],
  ])
})

it('has a row for each changed term of a cover that stays', () => {
  const rows = rowsOf([
    {
      cover: 'life',
      kind: 'changed',
      terms: [
        { field: 'sumInsured', from: 600_000, to: 500_000 },
        { field: 'owner', from: 'O', to: 'S' },
      ],
    },
  ])
  expect(rows).toEqual([
    ['Life cover: Amount', '$600,000', '$500,000'],
    ['Life cover: Owner', 'Outside super', 'Inside super'],
  ])
})

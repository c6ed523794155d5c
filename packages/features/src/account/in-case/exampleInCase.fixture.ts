import type { InCaseAnswer, InCasePage } from '@coverkit/api-client'

export const exampleInCasePage: InCasePage = {
  name: 'Robin Example',
  papers: 'The will is with Sample Lawyers in Newtown.\nPolicy papers are in the grey folder.',
  policies: [
    {
      policyNumber: 'MLC0012345',
      insurerName: 'Mallee Life Company',
      phone: '1800 975 708',
      email: 'claims@mallee-life.example',
      claimsAddress: 'Claims, Locked Bag 12, Sampleton NSW 2999',
      covers: [
        { kind: 'life', amount: 600_000, owner: 'O' },
        { kind: 'incomeProtection', amount: 5_250, owner: null },
      ],
      nomination: {
        nomination_Type: 'nominated',
        beneficiaries: [{ name: 'Sam Example', relationship: 'Spouse', benefit_Percent: 100 }],
        confirmedOn: '2024-08-20',
      },
    },
    {
      policyNumber: 'NL-778120',
      insurerName: 'Neota Life',
      phone: null,
      email: null,
      claimsAddress: null,
      covers: [{ kind: 'life', amount: null, owner: 'S' }],
      nomination: null,
    },
  ],
}

export const exampleTrustedLink = {
  email: 'sam@example.com',
  sentAt: '2026-11-23T02:15:00Z',
  endsAt: '2027-11-23T02:15:00Z',
  openedAt: null,
} satisfies InCaseAnswer['link']

export const exampleInCase = (changes: Partial<InCaseAnswer> = {}): InCaseAnswer => ({
  page: exampleInCasePage,
  showsAmounts: true,
  link: null,
  ...changes,
})

import type { SubmittedApplication } from '@coverkit/api-client'

const SUBMITTED_AT = new Date(2026, 10, 23, 9, 30).toISOString()

/** An application that the server has, as it is read back. */
export function exampleSubmitted(changes: Partial<SubmittedApplication> = {}): SubmittedApplication {
  return {
    id: '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1',
    reference: 'ACDE3479',
    status: 'in-review',
    submittedAt: SUBMITTED_AT,
    insurer: {
      supplierCode: 'ING',
      supplierName: 'Ingleside Life',
      productName: 'Ingleside Life Cover Plan',
    },
    covers: [
      { cover: 'life', amount: 500_000 },
      { cover: 'incomeProtection', amount: 6_000 },
    ],
    premium: { amount: 393.18, frequency: 'monthly' },
    outstanding: [{ kind: 'assessment', dueOn: '2026-11-30', state: 'open' }],
    signatures: [{ holder: 1, state: 'signed', signedAt: SUBMITTED_AT, sentAt: null }],
    ...changes,
  }
}

/** One that waits for the second policy holder, whose link was mailed two days later. */
export const exampleUnsigned = (): SubmittedApplication =>
  exampleSubmitted({
    status: 'waiting-for-second-signature',
    outstanding: [
      { kind: 'second-signature', state: 'open' },
      { kind: 'assessment', state: 'waiting' },
    ],
    signatures: [
      { holder: 1, state: 'signed', signedAt: SUBMITTED_AT, sentAt: null },
      { holder: 2, state: 'waiting', signedAt: null, sentAt: new Date(2026, 10, 25, 12).toISOString() },
    ],
  })

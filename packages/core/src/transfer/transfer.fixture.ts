import { robin } from '../application/application.fixture.ts'
import { emptyTransfer, emptyTransferPolicy } from './emptyTransfer.ts'
import type { TransferPolicy } from './policyFields.ts'
import type { TransferAnswers } from './types.ts'

/** A policy of Zurella's in Robin's name, under a row id. */
export function zurella(overrides: Partial<TransferPolicy> = {}): TransferPolicy {
  return {
    ...emptyTransferPolicy('row-1'),
    insurerCode: 'ZUR',
    policyNumber: 'ZU-889120',
    name: 'Robin Example',
    covers: ['life'],
    ...overrides,
  }
}

/** A transfer of Robin's with that policy, nothing accepted and nothing signed. */
export function robinsTransfer(overrides: Partial<TransferAnswers> = {}): TransferAnswers {
  return { ...emptyTransfer('holder-1', 'row-1'), holders: [robin()], policies: [zurella()], ...overrides }
}

/** The same, accepted and signed: it lacks nothing on 23 November 2026. */
export function signedTransfer(overrides: Partial<TransferAnswers> = {}): TransferAnswers {
  const signedAt = '2026-11-23T01:02:03Z'
  return robinsTransfer({
    acceptedTermsAndConditions: true,
    declarations: [{ holderId: 'holder-1', name: 'Robin Example', signedAt, shownHash: null }],
    ...overrides,
  })
}

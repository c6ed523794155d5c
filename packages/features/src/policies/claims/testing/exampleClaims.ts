import type { Claim } from '@coverkit/api-client'

/** Income protection that its insurer is looking through. */
export function exampleClaim(changes: Partial<Claim> = {}): Claim {
  return {
    id: '0b1f4a52-6c1e-4d1c-9a54-1f1d3a1f8a01',
    reference: 'C7KQ3WXR',
    claimant: 'self',
    insuredName: null,
    type: 'incomeProtection',
    policyId: '5b7c1f1e-2f58-4b1a-9f0e-5d0f5a3c7b21',
    policyNumber: 'MLC0012345',
    insurerCode: 'MLC',
    insurerName: 'Mallee Life Company',
    eventDate: '2026-05-20',
    contactPreference: 'phone',
    lodgedAt: '2026-06-01T09:30:00Z',
    status: 'acknowledged',
    outcome: null,
    timeline: [
      { stage: 'lodged', doneOn: '2026-06-01', dueOn: null },
      { stage: 'acknowledged', doneOn: '2026-06-02', dueOn: null },
      { stage: 'reviewed', doneOn: null, dueOn: '2026-06-16' },
      { stage: 'decided', doneOn: null, dueOn: '2026-08-19' },
      { stage: 'paid', doneOn: null, dueOn: '2026-09-02' },
    ],
    next: { step: 'review', actor: 'insurer', by: '2026-06-16' },
    documents: [
      { oneOf: ['claimForm'], certifiedCopy: false, state: 'received' },
      { oneOf: ['claimantIdentity'], certifiedCopy: true, state: 'needed' },
      { oneOf: ['doctorReport'], certifiedCopy: false, state: 'needed' },
      { oneOf: ['payslips', 'taxReturns'], certifiedCopy: false, state: 'needed' },
    ],
    files: [
      {
        n: 1,
        document: 'claimForm',
        mediaType: 'application/pdf',
        size: 20_480,
        savedAt: '2026-06-01T09:40:00Z',
      },
    ],
    ...changes,
  }
}

/** The same claim at each state that a customer may meet it in. */
export const exampleStates = {
  lodged: exampleClaim({
    status: 'lodged',
    timeline: [
      { stage: 'lodged', doneOn: '2026-06-01', dueOn: null },
      { stage: 'acknowledged', doneOn: null, dueOn: '2026-06-03' },
      { stage: 'reviewed', doneOn: null, dueOn: '2026-06-16' },
      { stage: 'decided', doneOn: null, dueOn: '2026-08-19' },
      { stage: 'paid', doneOn: null, dueOn: '2026-09-02' },
    ],
    next: { step: 'acknowledge', actor: 'insurer', by: '2026-06-03' },
    files: [],
  }),
  waiting: exampleClaim({
    next: { step: 'sendDocuments', actor: 'you', by: '2026-07-14' },
    documents: [
      { oneOf: ['claimForm'], certifiedCopy: false, state: 'received' },
      { oneOf: ['testResults'], certifiedCopy: false, state: 'requested' },
    ],
  }),
  accepted: exampleClaim({
    status: 'decided',
    outcome: 'accepted',
    timeline: [
      { stage: 'lodged', doneOn: '2026-06-01', dueOn: null },
      { stage: 'acknowledged', doneOn: '2026-06-02', dueOn: null },
      { stage: 'reviewed', doneOn: '2026-06-12', dueOn: null },
      { stage: 'decided', doneOn: '2026-07-02', dueOn: null },
      { stage: 'paid', doneOn: null, dueOn: '2026-07-16' },
    ],
    next: { step: 'giveBankDetails', actor: 'you', by: '2026-07-16' },
  }),
  declined: exampleClaim({
    status: 'decided',
    outcome: 'declined',
    timeline: [
      { stage: 'lodged', doneOn: '2026-06-01', dueOn: null },
      { stage: 'acknowledged', doneOn: '2026-06-02', dueOn: null },
      { stage: 'reviewed', doneOn: '2026-06-12', dueOn: null },
      { stage: 'decided', doneOn: '2026-07-02', dueOn: null },
      { stage: 'paid', doneOn: null, dueOn: null },
    ],
    next: { step: 'answerComplaint', actor: 'insurer', by: '2026-08-01' },
  }),
  paid: exampleClaim({
    type: 'death',
    claimant: 'forDeceased',
    insuredName: 'Kim Example',
    status: 'paid',
    outcome: 'accepted',
    timeline: [
      { stage: 'lodged', doneOn: '2026-06-01', dueOn: null },
      { stage: 'acknowledged', doneOn: '2026-06-02', dueOn: null },
      { stage: 'reviewed', doneOn: '2026-06-12', dueOn: null },
      { stage: 'decided', doneOn: '2026-07-02', dueOn: null },
      { stage: 'paid', doneOn: '2026-07-08', dueOn: null },
    ],
    next: { step: 'none', actor: null, by: null },
    documents: [],
  }),
} as const

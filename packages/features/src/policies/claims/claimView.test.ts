import type { Claim } from '@coverkit/api-client'
import { CLAIM_NEXT_STEPS, CLAIM_STAGES } from '@coverkit/core/claims'
import { describe, expect, it } from 'vitest'
import { claimView } from './claimView.ts'
import { exampleClaim, exampleStates } from './testing/exampleClaims.ts'

describe('a claim in words', () => {
  it.each([
    [
      'lodged',
      'Lodged',
      'By 3 June 2026',
      'Waiting for the insurer',
      'Mallee Life Company confirms that it has your claim.',
    ],
    [
      'waiting',
      'Waiting for you',
      'By 14 July 2026',
      'Waiting for you',
      'Mallee Life Company needs a document from you before it can continue.',
    ],
    [
      'accepted',
      'Waiting for you',
      'By 16 July 2026',
      'Waiting for you',
      'Mallee Life Company has accepted your claim. Tell us where to pay it.',
    ],
    [
      'declined',
      'Declined',
      'By 1 August 2026',
      'Waiting for the insurer',
      'Mallee Life Company has declined the claim. You don’t have to accept that. If you complain, it has to give you an answer.',
    ],
    ['paid', 'Paid', null, null, 'The insurer has paid your claim. There’s nothing more to do.'],
  ] as const)('%s: %s', (name, state, by, actor, next) => {
    expect(claimView(exampleStates[name])).toMatchObject({ state, by, actor, next })
  })

  it('names the insurer plainly where its name is not known', () => {
    const view = claimView(exampleClaim({ insurerName: null, policyNumber: null }))
    expect(view.policy).toBe('The insurer')
    expect(view.next).toBe('The insurer looks through your claim and says if it needs anything else.')
  })

  it('says whom it is about where that is somebody else', () => {
    expect(claimView(exampleStates.paid).title).toBe('Death, for Kim Example')
    expect(claimView(exampleClaim()).title).toBe('Income protection')
  })

  it('says of every stage when it was or by when it is due, and of a payment that will not come', () => {
    expect(claimView(exampleStates.declined).stages).toEqual([
      { id: 'lodged', when: '1 June 2026', text: 'You lodged the claim', state: 'done' },
      {
        id: 'acknowledged',
        when: '2 June 2026',
        text: 'The insurer confirmed it has your claim',
        state: 'done',
      },
      { id: 'reviewed', when: '12 June 2026', text: 'The insurer looked through it', state: 'done' },
      { id: 'decided', when: '2 July 2026', text: 'The insurer declined it', state: 'done' },
      { id: 'paid', when: 'Not expected', text: 'The insurer pays', state: 'skipped' },
    ])
  })

  it('has words for every next step at every stage', () => {
    for (const step of CLAIM_NEXT_STEPS)
      for (const status of CLAIM_STAGES)
        for (const actor of ['you', 'insurer', null] as const) {
          const claim: Claim = exampleClaim({ status, next: { step, actor, by: '2026-12-01' } })
          const { state, next } = claimView(claim)
          expect(state).not.toBe('')
          expect(next).toMatch(/^[A-Z].*\.$/)
        }
  })
})

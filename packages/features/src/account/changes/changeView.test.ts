import { describe, expect, it } from 'vitest'
import { changeView } from './changeView.ts'
import { examplePolicyChange } from './exampleChange.fixture.ts'

describe('a change of cover in the account', () => {
  it('says of each cover and term what it was and what was asked for', () => {
    expect(changeView(examplePolicyChange())).toEqual({
      title: 'Change to Mallee Life Company, MLC0012345',
      detail: 'Reference H7KQ3WXR. Submitted on 23 November 2026.',
      status: 'With the insurer',
      isDone: false,
      text: 'It’s due to start on 14 December 2026. Until it does, your policy stays as it is.',
      rows: [
        { id: 'life.sumInsured', item: 'Life cover', from: '$600,000', to: '$500,000' },
        { id: 'indexation', item: 'Indexation', from: 'On', to: 'Off for 12 months' },
        { id: 'premium', item: 'Premium', from: '$57.71 a month', to: '$50.33 a month' },
      ],
    })
  })

  it('that ends the policy names no term beside the cover that ends', () => {
    const { rows } = changeView(
      examplePolicyChange({
        covers: [
          {
            cover: 'life',
            kind: 'removed',
            terms: [
              { field: 'sumInsured', from: 600_000, to: null },
              { field: 'owner', from: 'O', to: null },
            ],
          },
        ],
        terms: [],
        premium: null,
      }),
    )
    expect(rows).toEqual([
      { id: 'life.sumInsured', item: 'Life cover', from: '$600,000', to: 'None' },
      { id: 'premium', item: 'Premium', from: '$57.71 a month', to: 'None' },
    ])
  })

  it('says which increase went along, and that the insurer decides on it', () => {
    const increase = { event: 'marriage', eventDate: '2026-11-10', cover: 'life', increase: 100_000 } as const
    const { text, rows } = changeView(
      examplePolicyChange({ covers: [], terms: [], effectiveOn: null, increase }),
    )
    expect(text).toBe(
      'The insurer decides once it has your proof of the event. Until it accepts, your policy stays as it is.',
    )
    expect(rows[0]).toEqual({
      id: 'increase',
      item: 'Increase after a life event',
      from: 'None',
      to: 'Life cover: $100,000 more',
    })
  })

  it('says when the insurer decides first, and when it is done', () => {
    expect(changeView(examplePolicyChange({ effectiveOn: null, needsHealthQuestions: true })).text).toBe(
      'The insurer reads your health answers first. Until it agrees, your policy stays as it is.',
    )
    const { status, text } = changeView(examplePolicyChange({ status: 'done' }))
    expect([status, text]).toEqual(['Done', 'The changes you asked for have been made.'])
  })
})

import { describe, expect, it } from 'vitest'
import { changeView } from './changeView.ts'
import { examplePolicyChange } from './exampleChange.fixture.ts'

const viewOf = (change: Parameters<typeof examplePolicyChange>[0] = {}, today = '2026-11-27') =>
  changeView(examplePolicyChange(change), today)

const increase = { event: 'marriage', eventDate: '2026-11-10', cover: 'life', increase: 100_000 } as const

describe('a change of cover in the account', () => {
  it('says of each cover and term what it was and what was asked for', () => {
    expect(viewOf()).toEqual({
      title: 'Change to Mallee Life Company, MLC0012345',
      detail: 'Reference H7KQ3WXR. Submitted on 23 November 2026.',
      status: 'In progress',
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
    const { rows } = viewOf({
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
    })
    expect(rows).toEqual([
      { id: 'life', item: 'Life cover', from: '$600,000', to: 'None' },
      { id: 'premium', item: 'Premium', from: '$57.71 a month', to: 'None' },
    ])
  })

  it('names an added cover once, with its terms', () => {
    const terms = [
      { field: 'sumInsured', from: null, to: 150_000 },
      { field: 'link', from: null, to: 'standalone' },
      { field: 'extras', from: null, to: [] },
      { field: 'owner', from: null, to: 'O' },
    ] as const
    const { rows } = viewOf({
      covers: [{ cover: 'criticalIllness', kind: 'added', terms: [...terms] }],
      terms: [],
    })
    expect(rows[0]).toEqual({
      id: 'criticalIllness',
      item: 'Critical illness cover',
      from: 'None',
      to: '$150,000, Standalone, Outside super',
    })
    expect(rows).toHaveLength(2)
  })

  it('says which increase went along, and that the insurer decides on it', () => {
    const { text, rows } = viewOf({ covers: [], terms: [], effectiveOn: null, increase })
    expect(text).toBe(
      'The insurer decides once it has your proof of the event. Until it accepts, your policy stays as it is.',
    )
    expect(rows[0]).toEqual({
      id: 'increase',
      item: 'Increase after a life event',
      from: 'None',
      to: 'Life cover: $100,000 more',
    })
    expect(rows.at(-1)?.item).toBe('Premium, not counting the increase')
  })

  it.each([
    ['2026-12-14', {}, 'It’s due to start on 14 December 2026. Until it does, your policy stays as it is.'],
    [
      '2026-12-15',
      {},
      'It was due to start on 14 December 2026, but we don’t have that on record yet. Call us if you haven’t heard from the insurer.',
    ],
    [
      '2026-12-14',
      { increase },
      'It’s due to start on 14 December 2026. Until it does, your policy stays as it is. The insurer decides on the increase once it has your proof.',
    ],
    [
      '2026-12-15',
      { increase },
      'It was due to start on 14 December 2026. The insurer decides on the increase once it has your proof.',
    ],
    [
      '2026-12-14',
      { premium: null },
      'Your policy is due to end on 14 December 2026. Until it does, it stays as it is.',
    ],
    [
      '2026-12-15',
      { premium: null },
      'Your policy was due to end on 14 December 2026, but we don’t have that on record yet. Call us if you haven’t heard from the insurer.',
    ],
  ])('says on %s when it starts, or when the policy ends: %j', (today, change, text) => {
    expect(viewOf(change, today).text).toBe(text)
  })

  it.each([
    ['2026-11-23', {}, 'Your policy stays as it is until the insurer has made the change.'],
    [
      '2026-11-24',
      {},
      'Your policy stays as it is until the insurer has made the change. Call us if you haven’t heard from the insurer.',
    ],
    [
      '2026-11-24',
      { increase },
      'Your policy stays as it is until the insurer has made the change. The insurer decides on the increase once it has your proof.',
    ],
  ])('names no day on %s where it was dated when requested: %j', (today, change, text) => {
    expect(viewOf({ effectiveOn: '2026-11-23', ...change }, today).text).toBe(text)
  })

  it('says when the insurer decides first, and when it is done', () => {
    expect(viewOf({ effectiveOn: null, needsHealthQuestions: true }).text).toBe(
      'The insurer reads your health answers first. Until it agrees, your policy stays as it is.',
    )
    const { status, text } = viewOf({ status: 'done' })
    expect([status, text]).toEqual(['Done', 'The changes you asked for have been made.'])
    expect(viewOf({ status: 'done', premium: null }).text).toBe(
      'The policy has ended. It doesn’t cover you any more.',
    )
  })
})

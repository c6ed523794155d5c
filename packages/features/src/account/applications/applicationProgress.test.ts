import { describe, expect, it } from 'vitest'
import { exampleSubmitted, exampleUnsigned } from '#submission/tracker/testing/exampleSubmitted.ts'
import { applicationProgress } from './applicationProgress.ts'

const currentOf = (application = exampleSubmitted()) =>
  applicationProgress(application).stages.find(({ state }) => state === 'current')?.name

describe('how far an application is', () => {
  it('is in review until the insurer decides, by the day that the insurer named', () => {
    expect(applicationProgress(exampleSubmitted())).toMatchObject({
      title: 'Application for life cover and income protection',
      detail: 'Ingleside Life, reference ACDE3479. Submitted on 23 November 2026.',
      badge: { tone: 'info', children: 'In review' },
      line: 'There’s nothing you need to do for now. Ingleside Life is assessing your application.',
      due: 'Expected by 30 November 2026.',
    })
    expect(currentOf()).toBe('In review')
  })

  it('has the second signature as a stage only where there are two', () => {
    expect(currentOf(exampleUnsigned())).toBe('Second signature')
    expect(applicationProgress(exampleSubmitted()).stages).toHaveLength(4)
    expect(applicationProgress(exampleUnsigned()).stages).toHaveLength(5)
    expect(applicationProgress(exampleUnsigned())).toMatchObject({
      badge: { children: 'Waiting for a signature' },
      line: 'It goes to Ingleside Life once the second policy holder has signed.',
      due: null,
    })
  })

  it('is the customer’s turn where the insurer needs something of theirs, by the first of its days', () => {
    const outstanding = [
      { kind: 'assessment', dueOn: '2026-11-30', state: 'open' },
      { kind: 'statement', dueOn: '2026-12-09', state: 'open' },
      { kind: 'income-proof', dueOn: '2026-12-04', state: 'open' },
      { kind: 'more-questions', dueOn: '2026-12-01', state: 'done' },
    ] as const
    expect(applicationProgress(exampleSubmitted({ outstanding: [...outstanding] }))).toMatchObject({
      badge: { tone: 'warn', children: 'Needs something from you' },
      line: 'Ingleside Life needs something from you before it can decide.',
      due: 'Expected by 4 December 2026.',
    })
  })

  it('counts more than two covers, and knows no day where none was named', () => {
    const cover = { cover: 'life', amount: 100_000 } as const
    const many = exampleSubmitted({ covers: [cover, cover, cover], outstanding: [] })
    expect(applicationProgress(many)).toMatchObject({ title: 'Application for 3 covers', due: null })
  })
})

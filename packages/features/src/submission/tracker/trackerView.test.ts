import { describe, expect, it } from 'vitest'
import { exampleSubmitted, exampleUnsigned } from './testing/exampleSubmitted.ts'
import { applicationFacts, itemViews, nextSteps, statusWords } from './trackerView.ts'

describe('the status', () => {
  it('says since when a signature is waited for', () => {
    expect(statusWords(exampleSubmitted())).toBe('In review')
    expect(statusWords(exampleUnsigned())).toBe(
      'Waiting for the second signature. We sent the link on 25 November 2026',
    )
    expect(statusWords({ ...exampleUnsigned(), signatures: [] })).toBe('Waiting for the second signature')
  })
})

describe('what is outstanding', () => {
  it('has words for what we know', () => {
    expect(itemViews(exampleUnsigned().outstanding)).toEqual([
      {
        id: '0-second-signature',
        title: 'The second policy holder’s signature',
        text: 'They sign from the link in our email. Nothing goes to the insurer before that.',
        state: 'open',
        stateWords: 'Not signed yet',
        due: null,
      },
      expect.objectContaining({ title: 'The insurer’s assessment', stateWords: 'Later' }),
    ])
  })

  it('is said in the words that came with it, with the day', () => {
    const report = {
      kind: 'doctor-report',
      words: 'We’ll ask your doctor for a report.',
      dueOn: '2026-12-04',
    }
    const [open, done, bare] = itemViews([
      { ...report, state: 'open' },
      { ...report, state: 'done' },
      { kind: 'constructor', state: 'open' },
    ])
    expect(open).toMatchObject({
      title: 'We’ll ask your doctor for a report.',
      text: null,
      due: 'Expected by 4 December 2026',
    })
    expect(done?.due).toBeNull()
    expect(bare?.title).toBe('The insurer needs something')
  })
})

it('what was applied for has each cover with its sum, and the premium', () => {
  expect(applicationFacts(exampleSubmitted()).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Life cover: $500,000',
    'Income protection: $6,000 a month',
    'Premium: $393.18 a month',
  ])
})

it('what was applied for has both parts of a premium that is paid in two ways', () => {
  const part = { frequency: 'yearly', rebate: 0, fee: 0 } as const
  const parts = [
    { ...part, side: 'inside', covers: ['life'], amount: 430.97, perYear: 430.97, rebate: 76.05 },
    { ...part, side: 'outside', covers: ['incomeProtection'], amount: 520.89, perYear: 520.89 },
  ] as const
  const premium = { amount: 951.86, frequency: 'yearly', parts } as const
  const facts = applicationFacts({ ...exampleSubmitted(), premium })
  expect(facts.slice(-4).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Premium inside super: $430.97 a year',
    'Rebate taken off: $76.05 before stamp duty',
    'Premium outside super: $520.89 a year',
    'All together: $951.86 a year',
  ])
})

it('what happens next begins with the signature where one is missing', () => {
  const when = (status: Parameters<typeof nextSteps>[0]) => nextSteps(status, null).map((step) => step.when)
  expect(when('in-review')).toEqual([
    'Today or the next business day',
    'Within 5 business days after that',
    'As soon as it has decided',
    'Once you’re accepted',
  ])
  expect(when('waiting-for-second-signature')[0]).toBe('Within 14 days')
})

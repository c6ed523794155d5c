import { expect, it } from 'vitest'
import { expectNoReach } from '#common/testing/expectNoReach.ts'
import { emptyAnswers } from './answers.ts'
import { calculatorDraftKind } from './draftKind.ts'
import { answered, couple, nearRetirement } from './testing/exampleCalculation.ts'

const { parse } = calculatorDraftKind
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

it.each([
  ['nothing', emptyAnswers()],
  ['the couple', answered(couple)],
  [
    'typed text, changed assumptions and progress',
    {
      ...answered(nearRetirement),
      assumptions: { retirementAge: 65, effectiveNetInterestRate: 0 },
      typed: { 'about-you/age': '5', 'assets-and-overheads/selectedAssets': ['super'] },
      progress: { furthest: 'results' as const, submitted: true },
      mail: { to: 'sam@example.com', sent: true },
    },
  ],
])('reads back %s', (_name, answers) => {
  expect(parse(stored(answers))).toEqual(answers)
})

it.each([
  ['the first, with when it was sent', { sentAt: '2026-11-21T09:00:00.000Z' }, {}],
  ['the first, never sent', { sentAt: null }, {}],
  ['without when it was sent', {}, {}],
  ['with the revision of the account', { accountRev: 7 }, { accountRev: 7 }],
])('opens a draft that a released version stored: %s', (_name, of, own) => {
  const { progress: _now, ...answers } = { ...answered(couple), typed: { 'about-you/age': '5' } }
  const progress = { furthest: 'dependents', submitted: false }
  expect(parse(stored({ ...answers, progress: { ...progress, ...of } }))).toEqual({
    ...answers,
    progress: { ...progress, ...own },
  })
})

it('forgets assumptions that are the defaults', () => {
  expect(
    parse(stored({ ...emptyAnswers(), assumptions: { retirementAge: 67, funeralCosts: 1 } })),
  ).toMatchObject({ assumptions: { funeralCosts: 1 } })
})

it('opens a draft whose step the calculator no longer has, without its progress', () => {
  const answers = { ...answered(couple), progress: { furthest: 'pets', submitted: false } }
  expect(parse(stored(answers))).toEqual({ ...answers, progress: { furthest: null, submitted: false } })
})

it.each([
  ['no answers', null],
  ['a list', []],
  ['an age of 300', { ...emptyAnswers(), input: { ...emptyAnswers().input, age: 300 } }],
  ['a rate of 50', { ...emptyAnswers(), assumptions: { effectiveNetInterestRate: 50 } }],
  ['typed numbers', { ...emptyAnswers(), typed: { 'about-you/age': 5 } }],
])('refuses %s', (_name, answers) => {
  expect(() => parse(stored(answers))).toThrow()
})

it('T2: takes no keys that reach a prototype', () => {
  expectNoReach(calculatorDraftKind, emptyAnswers())
  expectNoReach(calculatorDraftKind, { ...answered(couple), typed: { 'about-you/age': '5' } })
})

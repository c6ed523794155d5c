import { describe, expect, it, test } from 'vitest'
import { defineFields } from './defineFields.ts'
import { choice, choices, date, text, tick, yesNo } from './kinds.ts'
import { parseFullName } from './parseName.ts'

interface Day {
  readonly on: string
}
interface Leave {
  readonly reason: 'holiday' | 'illness' | null
}
const isIll = ({ reason }: Leave) => reason === 'illness'

const paysFor = ({ reason }: Leave): readonly ('full' | 'half')[] =>
  reason === null ? [] : reason === 'illness' ? ['full'] : ['full', 'half']

/** A day off work: all kinds, and a condition of each sort. */
const leave = defineFields<Day>()({
  reason: choice(['holiday', 'illness'], { required: true }),
  doctor: text(parseFullName, { includedWhen: isIll, required: true }),
  from: date({ required: true }),
  to: date({ notBefore: ({ from }: { readonly from: string | null }) => from }),
  noticed: date({ includedWhen: isIll, notAfter: (_: unknown, { on }: Day) => on }),
  paid: choice(['full', 'half'], {
    required: true,
    among: paysFor,
  }),
  days: choices(['mon', 'tue', 'wed'], {}),
  isUrgent: yesNo({ required: isIll }),
  isAgreed: tick({ required: true }),
})
const DAY = { on: '2026-11-26' }
const names = Object.keys(leave.own) as (keyof typeof leave.own)[]
const right = {
  ...leave.empty,
  reason: 'holiday',
  from: '2026-12-01',
  paid: 'half',
  isAgreed: true,
} as const
const codes = (answers: typeof leave.empty) =>
  leave.validate(answers, DAY).map(({ field, code }) => `${field}: ${code}`)

test('blank answers are those of the kinds', () => {
  expect(leave.empty).toEqual({
    reason: null,
    doctor: null,
    from: null,
    to: null,
    noticed: null,
    paid: null,
    days: [],
    isUrgent: null,
    isAgreed: false,
  })
})

describe('reading from outside', () => {
  it('gives canonical values, drops other keys and takes what is missing as blank', () => {
    const stored = {
      reason: 'illness',
      doctor: '  Kim   Example ',
      from: '1/12/2026',
      days: ['wed', 'mon'],
      x: 1,
    }
    expect(leave.parse(stored)).toEqual({
      ...leave.empty,
      reason: 'illness',
      doctor: 'Kim Example',
      from: '2026-12-01',
      days: ['mon', 'wed'],
    })
    expect(leave.parse({ doctor: ' \u200b ' }).doctor).toBeNull()
  })

  it.each([
    ['reason', 'flood', 'choice'],
    ['reason', 7, 'choice'],
    ['doctor', 7, 'format'],
    ['from', '30/2/2026', 'not-a-date'],
    ['days', ['sun'], 'choice'],
    ['isUrgent', 'yes', 'format'],
    ['isAgreed', null, 'required'],
  ])('refuses %s %j as %s', (name, value, code) => {
    const path = name === 'days' ? 'days.0' : name
    expect(() => leave.parse({ [name]: value })).toThrow(`${path}: ${code}`)
  })
})

describe('what keeps answers from being sent', () => {
  it('is nothing of right answers', () => expect(codes(right)).toEqual([]))

  it('is listed in the order of the fields', () => {
    expect(codes(leave.empty)).toEqual([
      'reason: required',
      'from: required',
      'paid: required',
      'isAgreed: required',
    ])
  })

  it.each([
    [
      'a condition that asks and requires',
      { reason: 'illness', paid: 'full' },
      ['doctor: required', 'isUrgent: required'],
    ],
    [
      'an unreadable text',
      { reason: 'illness', paid: 'full', doctor: '7', isUrgent: true },
      ['doctor: characters'],
    ],
    ['a text that is not asked', { doctor: '7' }, []],
    ['an end before the beginning', { to: '2026-11-30' }, ['to: min']],
    ['an end on the same day', { to: '2026-12-01' }, []],
    ['an end after an unreadable beginning', { from: '2026-02-30', to: '2026-01-01' }, ['from: not-a-date']],
    [
      'a day after today',
      { reason: 'illness', paid: 'full', doctor: 'Kim', isUrgent: false, noticed: '2026-11-27' },
      ['noticed: future'],
    ],
    [
      'an option that these answers do not leave',
      { reason: 'illness', doctor: 'Kim', isUrgent: true },
      ['paid: choice'],
    ],
  ] as const)('%s', (_, changes, expected) => {
    expect(codes({ ...right, ...changes })).toEqual(expected)
  })
})

describe('what is sent', () => {
  it('is canonical, and blank where nothing is asked', () => {
    const sent = leave.request({ ...right, doctor: 'Kim', from: '1 12 2026', noticed: '2026-11-01' }, DAY)
    expect(sent).toEqual({ ...right, doctor: null, from: '2026-12-01', noticed: null })
    // Required values are typed as present.
    const from: string | undefined = sent?.from
    expect(from).toBe('2026-12-01')
  })

  it('is nothing while anything is wrong', () => expect(leave.request(leave.empty, DAY)).toBeNull())
})

describe('a form', () => {
  const shown = leave.show({
    ...right,
    days: ['tue'],
    isUrgent: false,
    to: '2026-12-03',
  })

  it('shows every kind, and reads back what it shows', () => {
    expect(shown).toEqual({
      reason: 'holiday',
      doctor: '',
      from: ['1', '12', '2026'],
      to: ['3', '12', '2026'],
      noticed: ['', '', ''],
      paid: 'half',
      days: ['tue'],
      isUrgent: 'no',
      isAgreed: 'yes',
    })
    expect(leave.submit(names, shown, DAY)).toEqual({
      answers: { ...right, days: ['tue'], isUrgent: false, to: '2026-12-03' },
    })
  })

  it.each([
    [
      'blank',
      { reason: '', from: ['', ' ', ''], isAgreed: '' },
      ['reason: required', 'from: required', 'isAgreed: required'],
    ],
    [
      'unreadable',
      { from: ['31', '2', '2026'], reason: 'flood', isUrgent: 'perhaps' },
      ['reason: choice', 'from: not-a-date', 'isUrgent: choice'],
    ],
    ['against a rule', { to: ['1', '11', '2026'] }, ['to: min']],
  ])('%s input is refused in its order', (_, input, expected) => {
    const read = leave.submit(names, { ...shown, ...input }, DAY)
    expect('faults' in read && read.faults.map(({ field, code }) => `${field}: ${code}`)).toEqual(expected)
  })

  it('chooses the only option left by itself, and asks for none where none is left yet', () => {
    const ill = { ...shown, reason: 'illness', doctor: 'Kim', isUrgent: 'yes', paid: 'half' }
    expect(leave.submit(names, ill, DAY)).toMatchObject({ answers: { paid: 'full' } })
    const read = leave.submit(['reason', 'paid'], { ...shown, reason: '', paid: '' }, DAY)
    expect(read).toEqual({ faults: [{ field: 'reason', code: 'required' }] })
  })

  it('takes no option for ticked whose name is only part of a text', () => {
    const read = leave.submit(names, { ...shown, days: 'tuesday' }, DAY)
    expect(read).toMatchObject({ answers: { days: [] } })
  })

  it('chooses nothing that is not asked', () => {
    const pay = defineFields<Day>()({
      isPaid: tick({}),
      rate: choice(['full', 'half'], {
        includedWhen: ({ isPaid }: { readonly isPaid: boolean }) => isPaid,
        among: (): readonly ('full' | 'half')[] => ['full'],
      }),
    })
    const submit = (isPaid: string) => pay.submit(['isPaid', 'rate'], { isPaid, rate: 'half' }, DAY)
    expect(submit('')).toEqual({ answers: { isPaid: false, rate: null } })
    expect(submit('yes')).toEqual({ answers: { isPaid: true, rate: 'full' } })
  })

  it('leaves the fields of other steps as they are, and forgets what is no longer asked', () => {
    const before = { ...right, reason: 'illness', doctor: 'Kim', isUrgent: true } as const
    const read = leave.submit(['reason', 'doctor'], { ...leave.show(before), reason: 'holiday' }, DAY)
    expect(read).toEqual({ answers: { ...before, reason: 'holiday', doctor: null } })
  })
})

/** Never run: the compiler is what is tested. */
export function doesNotCompile() {
  const includedWhen = ({ pet }: { readonly pet: string | null }) => pet !== null
  // @ts-expect-error: nothing declares `pet`
  const undeclared = defineFields<Day>()({ vet: text(parseFullName, { includedWhen }) })
  // @ts-expect-error: `pet` is a tick, not a text
  const otherType = defineFields<Day>()({ pet: tick({}), vet: text(parseFullName, { includedWhen }) })
  const today = (_: unknown, { on }: Day) => on
  // @ts-expect-error: the context has no day
  const contextless = defineFields<object>()({ day: date({ notAfter: today }) })
  return [
    undeclared,
    otherType,
    contextless,
    defineFields<Day>()({ pet: text(parseFullName, {}), vet: text(parseFullName, { includedWhen }) }),
  ]
}

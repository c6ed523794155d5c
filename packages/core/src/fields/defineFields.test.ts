import { describe, expect, it, test } from 'vitest'
import { defineFields } from './defineFields.ts'
import {
  choice,
  choices,
  date,
  email,
  inGroup,
  mobile,
  money,
  stored,
  text,
  tick,
  wholeNumber,
  yesNo,
} from './kinds.ts'
import { parseInternationalPhone } from './parseInternationalPhone.ts'
import { parseFullName, parseStreet } from './parseName.ts'
import * as read from './read.ts'

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
const FROM = { before: leave.empty, context: DAY }
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

test('a tick counts only once what it is about was shown', () => {
  const { validate, submit, empty } = defineFields<{ readonly isShown: boolean }>()({
    agreed: tick({
      required: true,
      seenWhen: (_: unknown, { isShown }: { readonly isShown: boolean }) => isShown,
    }),
  })
  const fault = [{ field: 'agreed', code: 'required' }]
  expect([validate({ agreed: true }, { isShown: false }), validate(empty, { isShown: true })]).toEqual([
    fault,
    fault,
  ])
  expect(validate({ agreed: true }, { isShown: true })).toEqual([])
  expect(submit(['agreed'], { agreed: 'yes' }, { before: empty, context: { isShown: false } })).toEqual({
    faults: fault,
  })
})

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
    expect(leave.submit(names, shown, FROM)).toEqual({
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
    const read = leave.submit(names, { ...shown, ...input }, FROM)
    expect('faults' in read && read.faults.map(({ field, code }) => `${field}: ${code}`)).toEqual(expected)
  })

  it('chooses the only option left by itself, and asks for none where none is left yet', () => {
    const ill = { ...shown, reason: 'illness', doctor: 'Kim', isUrgent: 'yes', paid: 'half' }
    expect(leave.submit(names, ill, FROM)).toMatchObject({ answers: { paid: 'full' } })
    const read = leave.submit(['reason', 'paid'], { ...shown, reason: '', paid: '' }, FROM)
    expect(read).toEqual({ faults: [{ field: 'reason', code: 'required' }] })
  })

  it('takes no option for ticked whose name is only part of a text', () => {
    const read = leave.submit(names, { ...shown, days: 'tuesday' }, FROM)
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
    const submit = (isPaid: string) =>
      pay.submit(['isPaid', 'rate'], { isPaid, rate: 'half' }, { before: pay.empty, context: DAY })
    expect(submit('')).toEqual({ answers: { isPaid: false, rate: null } })
    expect(submit('yes')).toEqual({ answers: { isPaid: true, rate: 'full' } })
  })

  it('leaves as they are the fields of other steps, and what is no longer asked', () => {
    const before = { ...right, reason: 'illness', doctor: 'Kim', isUrgent: true } as const
    const from = { before, context: DAY }
    const read = leave.submit(['reason', 'doctor'], { reason: 'holiday', doctor: '7' }, from)
    expect(read).toEqual({ answers: { ...before, reason: 'holiday' } })
    expect(leave.request({ ...before, reason: 'holiday' }, DAY)?.doctor).toBeNull()
  })

  it('lets a condition rest on an answer that has no control on it', () => {
    const before = { ...leave.empty, reason: 'illness' } as const
    const read = leave.submit(['doctor'], { doctor: '' }, { before, context: DAY })
    expect(read).toEqual({ faults: [{ field: 'doctor', code: 'required' }] })
  })

  it('is read as far as it can be while somebody types', () => {
    const input = { reason: 'illness', doctor: 'K7', to: ['4', '12', '2026'] }
    expect(leave.readable(input, right)).toEqual({
      ...right,
      reason: 'illness',
      doctor: null,
      to: '2026-12-04',
    })
  })
})

/** A person with two addresses: groups, values without a control, and the kinds for people. */
const place = (rules: object) => ({
  street: text(parseStreet, rules),
  number: wholeNumber({ min: 1, max: 9, ...rules }),
})
const person = defineFields<{ readonly on: string; readonly taken: string | null }>()({
  id: stored(read.nullable(read.number(1, 99)), null),
  born: date({ aged: (_: unknown, { on }: Day) => ({ on, min: 18, max: 75 }) }),
  mobile: mobile({
    abroadWhen: ({ isAbroad }: { readonly isAbroad: boolean }) => isAbroad,
    readBy: () => parseInternationalPhone,
  }),
  isAbroad: tick({}),
  email: email({ takenBy: (_: unknown, { taken }: { readonly taken: string | null }) => taken }),
  isSame: tick({ initially: true }),
  work: choice(['full', 'part'], { initially: 'full' }),
  ...inGroup(
    'post',
    place({ required: true, includedWhen: ({ isSame }: { readonly isSame: boolean }) => !isSame }),
  ),
  income: money({}),
})
const CONTEXT = { on: '2026-11-26', taken: 'kim@example.com' }

describe('a group of answers', () => {
  const posted = { ...person.empty, isSame: false, post: { street: '1 Sample Street', number: 2 } }

  it('is an object of its own, which begins with what its fields are initially', () => {
    expect(person.empty).toEqual({
      id: null,
      born: null,
      mobile: null,
      isAbroad: false,
      email: null,
      isSame: true,
      work: 'full',
      post: { street: null, number: null },
      income: null,
    })
    // The type of the answers has the group, too.
    const street: string | null = posted.post.street
    expect(person.show(posted)['post.street']).toBe(street)
  })

  it('is read, with what its fields are initially for what is missing', () => {
    expect(person.parse({ post: { street: ' 1  Sample Street' }, id: 7, isSame: false })).toEqual({
      ...person.empty,
      id: 7,
      isSame: false,
      post: { street: '1 Sample Street', number: null },
    })
    expect(() => person.parse({ post: { number: 10 } }, 'people.0')).toThrow('people.0.post.number: max')
    expect(() => person.parse({})).toThrow('post: required')
  })

  it('is checked and submitted by its path, and stays as it was while it is not asked', () => {
    const bare = { ...posted, post: { street: null, number: 2 } }
    expect(person.validate(bare, CONTEXT)).toEqual([{ field: 'post.street', code: 'required' }])
    expect(person.validate({ ...bare, isSame: true }, CONTEXT)).toEqual([])
    const names = ['isSame', 'post.street', 'post.number'] as const
    const input = { isSame: '', 'post.street': '2 Sample Street', 'post.number': '3' }
    expect(person.submit(names, input, { before: posted, context: CONTEXT })).toEqual({
      answers: { ...posted, post: { street: '2 Sample Street', number: 3 } },
    })
    const same = { ...input, isSame: 'yes' }
    expect(person.submit(names, same, { before: posted, context: CONTEXT })).toEqual({
      answers: { ...posted, isSame: true },
    })
  })
})

describe('the kinds for people', () => {
  it.each([
    ['born', ['27', '11', '2008'], 'too-young'],
    ['born', ['26', '11', '2008'], null],
    ['born', ['1', '1', '1950'], 'too-old'],
    ['born', ['27', '11', '2026'], 'future'],
    ['mobile', '0491 570 006', null],
    ['mobile', '+64 21 000 0000', 'format'],
    ['mobile', '0491', 'format'],
    ['email', 'KIM@example.com', 'repeated'],
    ['email', 'ana@example.com', null],
    ['income', '85k', null],
    ['income', '1,23', 'format'],
  ] as const)('%s %j is refused as %s', (name, shown, code) => {
    const read = person.submit([name], { [name]: shown }, { before: person.empty, context: CONTEXT })
    expect('faults' in read ? read.faults : null).toEqual(code === null ? null : [{ field: name, code }])
  })

  it('show what they read, an Australian mobile as it is said', () => {
    const input = { mobile: '+61 491 570 006', income: '85k', born: ['1', '2', '1985'], id: '4' }
    const answers = person.readable(input, person.empty)
    expect(answers).toMatchObject({ mobile: '+61491570006', income: 85_000, born: '1985-02-01', id: null })
    expect(person.show(answers)).toMatchObject({ mobile: '0491 570 006', income: '85,000' })
    const abroad = person.readable({ mobile: '+64 21 000 0000', isAbroad: 'yes' }, person.empty)
    expect(person.validate(abroad, CONTEXT)).toEqual([])
    expect(person.show(abroad).mobile).toBe('+64 210 000 000')
  })

  it('read a mobile of another country with its country code alone, and show it so', () => {
    const submitted = (mobile: string) =>
      person.submit(
        ['mobile', 'isAbroad'],
        { mobile, isAbroad: 'yes' },
        { before: person.empty, context: CONTEXT },
      )
    // One of Leer in Germany, as it is dialled there.
    expect(submitted('0491 570 006')).toEqual({ faults: [{ field: 'mobile', code: 'format' }] })
    const read = submitted('+61 491 570 006')
    expect(read).toMatchObject({ answers: { mobile: '+61491570006', isAbroad: true } })
    expect('answers' in read && person.show(read.answers).mobile).toBe('+61 491 570 006')
    const before = { ...person.empty, isAbroad: true }
    expect(person.readable({ mobile: '0491 570 006' }, before).mobile).toBe(null)
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

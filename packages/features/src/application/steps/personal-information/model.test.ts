import { addHolder, type ClientQuote, emptyHolder, validateApplication } from '@coverkit/core'
import type { Value } from '@coverkit/core/questionnaire'
import type { InputValue } from '@coverkit/flow'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { exampleQuote } from '#client-quote/testing/exampleAnswers.ts'
import { rowField } from '#fields/readers'
import type { ApplicationAnswers } from '../../answers.ts'
import { exampleApplication } from '../../testing/exampleApplication.ts'
import { first, withDetails } from './details.fixture.ts'
import { model } from './model.ts'
import { type HolderField, holderControls, view } from './view.ts'

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 9) }))
afterAll(() => void vi.useRealTimers())

type Typed = Partial<Record<HolderField, InputValue>>

const withoutIncome: ClientQuote = {
  ...exampleQuote,
  covers: { ...exampleQuote.covers, selectedCovers: ['life', 'tpd', 'criticalIllness'] },
}
const one = exampleApplication()
const addSecond = (answers: ApplicationAnswers) => ({
  ...answers,
  application: addHolder(answers.application, 'second'),
})
const two = addSecond(one)
const typed = (changes: Typed = {}, answers = one) => withDetails(view(answers), 'holder-1', changes)
const both = (changes: Typed = {}) =>
  withDetails(typed({}, two), 'second', { email: 'noor@example.com', ...changes })
const said = (changes: Typed, answers = one) => [...model.messages(answers, typed(changes, answers))]
const holderOf = (changes: Typed, answers = one) =>
  model.submit(answers, typed(changes, answers)).application.holders[0]

describe('a mobile of another country', () => {
  it.each([
    ['0011 64 21 123 456', '+64 21 123 456', '+6421123456'],
    ['+44 (0)7700 900123', '+44 770 090 0123', '+447700900123'],
    ['+64 021 123 456', '+64 21 123 456', '+6421123456'],
  ])('%j is shown as %j, and stored so', (mobile, shown, stored) => {
    const abroad = { mobile, mobileAbroad: 'yes' }
    expect(model.tidied?.(one, typed(abroad), first('mobile'))).toBe(shown)
    expect(holderOf(abroad)?.mobile).toBe(stored)
  })

  it('is refused where its country has none of that length', () => {
    expect(said({ mobile: '+64 21 12', mobileAbroad: 'yes' })).toEqual([
      [first('mobile'), 'Enter your mobile number with its country code, like +64 21 000 0000'],
    ])
  })
})

describe('what was answered in the questionnaire', () => {
  const after = (values: Readonly<Record<string, Value>>) => ({
    ...one,
    questionnaire: { definition: 'personal|2026-11', values, rows: {} },
  })
  const visa = {
    'residency.status': 'visa',
    'residency.visa': 'Temporary skill shortage, 482',
    'residency.visaEnds': '2028-06-30',
  }

  it('is shown to the person insured, and stored with Continue', () => {
    const answers = after({ ...visa, 'occupation.hours': 38 })
    expect(view(answers)).toMatchObject({
      [first('weeklyHours')]: '38',
      [first('residency')]: 'temporaryVisa',
      [first('visaSubclass')]: '482',
      [first('visaExpiry')]: ['30', '6', '2028'],
    })
    expect(holderOf({}, answers)).toMatchObject({
      weeklyHours: 38,
      residency: 'temporaryVisa',
      visaSubclass: '482',
      visaExpiry: '2028-06-30',
    })
  })

  it.each([
    ['citizen', 'citizen'],
    ['permanent', 'permanentResident'],
    ['abroad', 'notResident'],
    ['newZealand', ''],
  ])('the status %s is %j', (status, shown) => {
    expect(view(after({ 'residency.status': status }))[first('residency')]).toBe(shown)
  })

  it('replaces nothing that was answered here, and fills in nothing for the second holder', () => {
    const { application, ...others } = addSecond(after({ 'occupation.hours': 38 }))
    const holders = application.holders.map((holder, index) =>
      index === 0 ? { ...holder, weeklyHours: 20 } : holder,
    )
    const fields = view({ ...others, application: { ...application, holders } })
    expect([fields[first('weeklyHours')], fields[rowField('weeklyHours', 'second')]]).toEqual(['20', ''])
  })

  it('leaves out what was not a number or a day', () => {
    const unsure = { ...visa, 'residency.visa': 'A partner visa', 'residency.visaEnds': 'unsure' }
    expect(view(after(unsure))).toMatchObject({
      [first('residency')]: 'temporaryVisa',
      [first('visaSubclass')]: '',
      [first('visaExpiry')]: ['', '', ''],
    })
  })
})

describe('what is read', () => {
  it('is every field, names with their accents and what is left blank as null', () => {
    expect(holderOf({})).toEqual({
      ...emptyHolder('holder-1'),
      firstName: 'Zoë',
      lastName: 'O’Example-Núñez',
      dateOfBirth: '1981-03-27',
      mobile: '+61491570006',
      email: 'zoe@example.com',
      street: '12/4 Sample St.',
      city: 'Carlton',
      state: 'VIC',
      postcode: '3053',
      employmentStatus: 'Full-time',
      annualEarnings: 110_000,
      occupation: 'Accountant',
      occupationId: 2,
    })
  })

  it('is what is optional, once it is typed', () => {
    const optional = {
      title: 'Dr',
      middleName: 'Anaïs',
      weeklyHours: '38',
      employer: 'Sample Ledger',
      residency: 'temporaryVisa',
      visaSubclass: '482',
      visaExpiry: ['1', '7', '2028'],
      preferredContact: 'textMessage',
      accessibilityNeeds: 'Large print,\nplease',
    }
    expect(holderOf(optional)).toMatchObject({
      ...optional,
      weeklyHours: 38,
      visaExpiry: '2028-07-01',
      accessibilityNeeds: 'Large print, please',
    })
  })

  it.each<[string, HolderField, InputValue, unknown]>([
    ['a name in another script', 'firstName', '美咲', '美咲'],
    ['a name in decomposed letters', 'firstName', 'Zoe\u0308', 'Zoë'],
    ['a mobile with its country code', 'mobile', '+61 491 570 006', '+61491570006'],
    ['a mobile dialled from abroad', 'mobile', '0061 (491) 570-006', '+61491570006'],
    ['a mobile in full-width digits', 'mobile', '０４９１５７０００６', '+61491570006'],
    ['an email in its own case', 'email', ' Zoe.Example@Example.com ', 'Zoe.Example@Example.com'],
    ['a postcode as text', 'postcode', '0800', '0800'],
    ['earnings in short', 'annualEarnings', '$120k', 120_000],
    ['earnings with cents', 'annualEarnings', '110,000.50', 110_001],
  ])('%s', (_, field, value, read) => {
    expect(holderOf({ [field]: value })).toMatchObject({ [field]: read })
  })

  it('is a mobile of another country, once there is no Australian one', () => {
    expect(holderOf({ mobileAbroad: 'yes', mobile: '+64 21 000 0000' })).toMatchObject({
      mobileAbroad: true,
      mobile: '+64210000000',
    })
  })

  it('is another address for post only while it is another', () => {
    const postal = {
      postalStreet: 'PO Box 9',
      postalCity: 'Geelong',
      postalState: 'VIC',
      postalPostcode: '3220',
    }
    expect(holderOf({ postalSame: '', ...postal })).toMatchObject({
      postalSame: false,
      postalAddress: { street: 'PO Box 9', city: 'Geelong', state: 'VIC', postcode: '3220' },
    })
    expect(said({ postalSame: 'yes', postalPostcode: 'x' })).toEqual([])
  })

  it('is nothing of a visa that is no longer on the screen, which stays as it was', () => {
    const visitor = model.submit(one, typed({ residency: 'temporaryVisa', visaSubclass: '482' }))
    const fields = { ...view(visitor), [first('residency')]: 'citizen', [first('visaExpiry')]: ['x', '', ''] }
    expect(model.submit(visitor, fields).application.holders[0]).toMatchObject({
      residency: 'citizen',
      visaSubclass: '482',
    })
  })

  it('is no employer without income protection', () => {
    const answers = exampleApplication(withoutIncome)
    expect(said({ weeklyHours: 'many' }, answers)).toEqual([])
    expect(holderOf({ employer: 'Sample Ledger' }, answers)).toMatchObject({ employer: null })
    const done = model.submit(one, typed({ employer: 'Sample Ledger', weeklyHours: '38' }))
    const without = { ...done, offer: answers.offer }
    expect(model.submit(without, view(without)).application.holders[0]).toMatchObject({
      employer: 'Sample Ledger',
      weeklyHours: 38,
    })
  })

  it('is shown again as it was submitted, a mobile as it is said', () => {
    const done = model.submit(one, typed())
    expect(model.isComplete(one)).toBe(false)
    expect(model.isComplete(done)).toBe(true)
    expect(view(done)).toEqual(typed())
    expect(model.submit(done, view(done))).toEqual(done)
  })

  it('is the occupation of the quote, and of the insured person alone', () => {
    const done = model.submit(two, both())
    expect(done.application.holders.map(({ occupationId }) => occupationId)).toEqual([2, null])
    const [holder, second] = done.application.holders
    if (!holder || !second) throw new Error('two holders')
    const stale = { ...holder, occupation: 'Carpenter', occupationId: 12 }
    const renamed = { ...holder, occupation: 'Tax agent', occupationId: 2 }
    for (const other of [stale, renamed]) {
      const older = { ...done, application: { ...done.application, holders: [other, second] } }
      expect(model.isComplete(older)).toBe(false)
      expect(model.submit(older, view(older))).toEqual(done)
    }
  })
})

describe('what is refused', () => {
  it('is, of a blank page, all that is not optional, in the order of the screen', () => {
    const answers = exampleApplication(withoutIncome)
    const fields = { ...view(answers), [first('state')]: '', [first('annualEarnings')]: '' }
    expect([...model.messages(answers, fields)]).toEqual([
      [
        first('firstName'),
        'Enter your first name. If you only have one name, use it as your first and last name',
      ],
      [
        first('lastName'),
        'Enter your last name. If you only have one name, use it as your first and last name',
      ],
      [first('dateOfBirth'), 'Enter your date of birth'],
      [first('mobile'), 'Enter your Australian mobile number, like 0400 000 000'],
      [first('email'), 'Enter your email address, like name@example.com'],
      [first('street'), 'Enter your street address'],
      [first('city'), 'Enter your suburb or town'],
      [first('state'), 'Select your state or territory'],
      [first('postcode'), 'Enter your 4-digit postcode'],
      [first('annualEarnings'), 'Enter your annual earnings'],
    ])
  })

  const letters = 'with letters, spaces, hyphens or apostrophes'
  const characters = 'using letters, numbers and punctuation'
  const realDate = 'Enter your date of birth as a real date, like 27 3 1985'
  const dollars = 'Enter your annual earnings in dollars, like 85,000'
  it.each<[HolderField, readonly InputValue[], string]>([
    ['title', ['1', '<b>'], `Enter your title ${letters}`],
    ['title', ['x'.repeat(21)], 'Use 20 characters or fewer for your title'],
    ['firstName', ['42', '<b>', '=cmd', '🙂', '-'], `Enter your first name ${letters}`],
    [
      'firstName',
      ['', '   ', '\u200b'],
      'Enter your first name. If you only have one name, use it as your first and last name',
    ],
    ['firstName', ['a'.repeat(51)], 'Use 50 characters or fewer for your first name'],
    ['middleName', ['7', '@'], `Enter your middle name ${letters}`],
    ['middleName', ['a'.repeat(51)], 'Use 50 characters or fewer for your middle name'],
    ['lastName', ['42', '<b>', '=cmd', '🙂'], `Enter your last name ${letters}`],
    ['lastName', ['a'.repeat(51)], 'Use 50 characters or fewer for your last name'],
    [
      'email',
      ['a@b', 'a@b..au', 'a b@c.au', '<a@b.au', 'a@b.au, c@d.au', `${'a'.repeat(65)}@b.au`],
      'Enter your email address, like name@example.com',
    ],
    [
      'mobile',
      ['', '049157000', '04915700066', '02 9999 0000', 'phone', '+64 21 000 0000'],
      'Enter your Australian mobile number, like 0400 000 000',
    ],
    [
      'dateOfBirth',
      [
        ['31', '4', '1981'],
        ['29', '2', '1983'],
        ['29', '2', '1900'],
        ['1', '13', '1981'],
      ],
      realDate,
    ],
    [
      'dateOfBirth',
      [
        ['27', '3', '81'],
        ['27', '', '1981'],
        ['x', 'y', 'z'],
      ],
      realDate,
    ],
    ['dateOfBirth', [['22', '11', '2026']], 'Enter a date in the past for your date of birth'],
    [
      'dateOfBirth',
      [
        ['22', '11', '2008'],
        ['1', '1', '2020'],
      ],
      'Check your date of birth: you must be 18 or over',
    ],
    [
      'dateOfBirth',
      [
        ['21', '11', '1950'],
        ['1', '1', '1900'],
      ],
      'Check your date of birth: you must be 75 or under',
    ],
    ['street', ['<b>', '🙂', '-'], `Enter your street address ${characters}`],
    ['street', ['   '], 'Enter your street address'],
    ['street', ['1'.repeat(101)], 'Use 100 characters or fewer for your street address'],
    ['city', ['3053', '<b>'], `Enter your suburb or town ${letters}`],
    ['city', ['a'.repeat(47)], 'Use 46 characters or fewer for your suburb or town'],
    ['state', ['', 'ZZ', 'vic', '__proto__'], 'Select your state or territory'],
    ['postcode', ['', '305', '30533', '0000', 'abcd'], 'Enter your 4-digit postcode'],
    ['employmentStatus', ['', 'full-time', 'Pirate'], 'Choose your employment status'],
    ['annualEarnings', ['1,23,456', '12..5', '1e6', 'NaN', '5%', '10kk', '0x10'], dollars],
    ['annualEarnings', ['-5'], 'Enter your annual earnings as $0 or more'],
    ['annualEarnings', ['1000000000'], 'Enter your annual earnings as $999,999,999 or less'],
    [
      'weeklyHours',
      ['-1', '169', '37.5', 'many'],
      'Enter your hours of work a week as a whole number from 0 to 168',
    ],
    ['employer', ['a'.repeat(101)], 'Use 100 characters or fewer for your employer'],
    ['residency', ['alien'], 'Choose your residency in Australia'],
    ['preferredContact', ['pigeon'], 'Choose how you would like to be contacted'],
    ['accessibilityNeeds', ['a'.repeat(501)], 'Use 500 characters or fewer for what would help you'],
  ])('%s: %j', (field, values, sentence) => {
    for (const value of values) expect(said({ [field]: value })).toEqual([[first(field), sentence]])
  })

  it('is a mobile without a country code, once it is one of another country', () => {
    const sentence = 'Enter your mobile number with its country code, like +64 21 000 0000'
    for (const mobile of ['', '021 000 0000', '0491 570 006', '+64', '+64 phone']) {
      expect(said({ mobileAbroad: 'yes', mobile })).toEqual([[first('mobile'), sentence]])
    }
  })

  it('is a postal address that is begun and not finished', () => {
    expect(said({ postalSame: '', postalPostcode: '1' })).toEqual([
      [first('postalStreet'), 'Enter your postal address'],
      [first('postalCity'), 'Enter your postal suburb or town'],
      [first('postalState'), 'Select the state or territory of your postal address'],
      [first('postalPostcode'), 'Enter the 4-digit postcode of your postal address'],
    ])
  })

  it('is a visa that cannot be', () => {
    const visa = { residency: 'temporaryVisa', visaSubclass: 'a'.repeat(41), visaExpiry: ['31', '4', '2028'] }
    expect(said(visa)).toEqual([
      [first('visaSubclass'), 'Use 40 characters or fewer for your visa subclass'],
      [first('visaExpiry'), 'Enter the date your visa expires, like 27 3 2030'],
    ])
    expect(said({ ...visa, residency: 'citizen' })).toEqual([])
  })

  it('is said of the second policy holder as of another person', () => {
    const refused = { firstName: '', dateOfBirth: ['1', '1', '2020'], state: '', annualEarnings: '' }
    expect([...model.messages(two, both(refused))]).toEqual([
      [
        'firstName-second',
        'Enter the second policy holder’s first name. If they only have one name, use it as their first and last name',
      ],
      ['dateOfBirth-second', 'Check the second policy holder’s date of birth: they must be 18 or over'],
      ['state-second', 'Select the second policy holder’s state or territory'],
      ['annualEarnings-second', 'Enter the second policy holder’s annual earnings'],
    ])
  })

  it('is an email address of the second policy holder that is the first one’s', () => {
    for (const email of ['zoe@example.com', ' ZOE@Example.com ', 'zoe+noor@example.com'])
      expect([...model.messages(two, both({ email }))]).toEqual([
        [
          'email-second',
          'Enter the second policy holder’s own email address. The link to sign goes there, so it can’t be yours',
        ],
      ])
    expect([...model.messages(two, both({ email: 'noor@example.com' }))]).toEqual([])
  })

  it('leads back to the field in a draft of before', () => {
    const done = model.submit(two, both())
    const { holders } = done.application
    const shared = holders.map((holder) => ({ ...holder, email: 'zoe@example.com' }))
    expect(model.isComplete(done)).toBe(true)
    expect(model.isComplete({ ...done, application: { ...done.application, holders: shared } })).toBe(false)
  })

  it('has a sentence of its own for each field that can be wrong', () => {
    const broken = Object.fromEntries(holderControls.names.map((name) => [name, '\u0007<\u{1F642}>']))
    const everything = {
      ...broken,
      postalSame: '',
      residency: 'temporaryVisa',
      visaExpiry: ['32', '1', '2030'],
    }
    const refused = [...model.errors(one, typed(everything)).keys()]
    const unbreakable: readonly HolderField[] = [
      'mobileAbroad',
      'postalSame',
      'residency',
      'employer',
      'visaSubclass',
      'accessibilityNeeds',
    ]
    const expected = holderControls.names.filter((name) => !unbreakable.includes(name))
    expect(refused).toEqual(expected.map(first))
  })
})

describe('what differs from the quote', () => {
  const age = 'You told us you were 45. Your date of birth makes you 46'
  const state = 'You told us you live in Victoria. This address is in New South Wales'
  const earnings =
    'You told us you earn $110,000 a year. $60,000 isn’t enough for a benefit of $6,000 a month'

  it('is refused at its field, with both values', () => {
    expect(said({ dateOfBirth: ['27', '3', '1980'] })).toEqual([[first('dateOfBirth'), age]])
    expect(said({ state: 'NSW' })).toEqual([[first('state'), state]])
    expect(said({ annualEarnings: '60k' })).toEqual([[first('annualEarnings'), earnings]])
    expect(model.errors(one, typed({ state: 'NSW' })).get(first('state'))).toEqual({
      code: 'differs-from-quote',
    })
  })

  it('is said among the other refusals, in the order of the screen', () => {
    const changes = { annualEarnings: '60k', city: '', state: 'NSW', dateOfBirth: ['27', '3', '1980'] }
    expect(said(changes).map(([, sentence]) => sentence)).toEqual([
      age,
      'Enter your suburb or town',
      state,
      earnings,
    ])
  })

  it('is what is refused for itself first of all', () => {
    expect(said({ dateOfBirth: ['1', '1', '2020'] })).toEqual([
      [first('dateOfBirth'), 'Check your date of birth: you must be 18 or over'],
    ])
  })

  it('cannot be submitted, and leaves the step open', () => {
    expect(() => model.submit(one, typed({ state: 'NSW' }))).toThrow(RangeError)
    const done = model.submit(one, typed())
    const [holder] = done.application.holders
    const moved = { ...done.application, holders: holder ? [{ ...holder, state: 'NSW' as const }] : [] }
    expect(model.isComplete({ ...done, application: moved })).toBe(false)
  })

  it('is nothing of earnings that still allow the benefit, or without income protection', () => {
    expect(said({ annualEarnings: '200k' })).toEqual([])
    expect(said({ annualEarnings: '105k' })).toEqual([])
    expect(said({ annualEarnings: '60k' }, exampleApplication(withoutIncome))).toEqual([])
  })

  it('is nothing of the second policy holder', () => {
    const other = { state: 'WA', postcode: '6000', dateOfBirth: ['1', '1', '1990'], annualEarnings: '0' }
    expect([...model.messages(two, both(other))]).toEqual([])
  })

  it('is what a submission refuses', () => {
    const done = model.submit(one, typed())
    const [holder] = done.application.holders
    if (!holder || !one.offer) throw new Error('a holder')
    for (const change of [
      { dateOfBirth: '1980-03-27' },
      { state: 'NSW' },
      { annualEarnings: 60_000 },
      { annualEarnings: 102_000 },
      { annualEarnings: 103_000 },
      {},
    ] as const) {
      const application = { ...done.application, holders: [{ ...holder, ...change }] }
      const faults = validateApplication(application, one.offer.terms, { today: '2026-11-21' })
        .filter(({ code }) => code === 'differs-from-quote')
        .map(({ field }) => `${field.replace('holders.0.', '')}-holder-1`)
      const changed = { ...done, application }
      expect([...model.errors(changed, view(changed)).keys()]).toEqual(faults)
    }
  })

  it('comes by itself on a birthday', () => {
    const done = model.submit(one, typed())
    expect(model.isComplete(done)).toBe(true)
    vi.setSystemTime(new Date(2027, 2, 27, 9))
    expect([...model.messages(done, view(done)).values()]).toEqual([age])
    vi.setSystemTime(new Date(2026, 10, 21, 9))
  })
})

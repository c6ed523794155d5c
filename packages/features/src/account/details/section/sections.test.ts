import { describe, expect, it } from 'vitest'
import { nobodyYet, zoe } from '../fakeDetails.fixture.ts'
import { addressSection } from './addressSection.ts'
import { birthSection } from './birthSection.ts'
import { mobileSection } from './mobileSection.ts'
import { nameSection } from './nameSection.ts'
import { smokingSection } from './smokingSection.ts'
import { workSection } from './workSection.ts'

const codes = (result: object) => ('errors' in result ? [...(result.errors as Map<string, string>)] : [])

describe('the name', () => {
  it('is shown in one line, and read back as it is', () => {
    const user = { ...zoe, middle_Name: 'Lan' }
    expect(nameSection.shown(user)).toBe('Zoë Lan Nguyễn')
    expect(nameSection.shown(nobodyYet)).toBeNull()
    expect(nameSection.read(nameSection.inputOf(user))).toEqual({
      read: { first_Name: 'Zoë', middle_Name: 'Lan', last_Name: 'Nguyễn' },
    })
  })

  it('is there once where it is the only one', () => {
    const user = { ...zoe, first_Name: 'Suharto', last_Name: 'Suharto' }
    expect(nameSection.shown(user)).toBe('Suharto')
    expect(nameSection.read(nameSection.inputOf(user))).toMatchObject({
      read: { first_Name: 'Suharto', last_Name: 'Suharto' },
    })
  })

  it('may have no middle name, and needs the others', () => {
    expect(nameSection.read({ firstName: ' Zoë ', middleName: ' ', lastName: 'Nguyễn' })).toEqual({
      read: { first_Name: 'Zoë', middle_Name: null, last_Name: 'Nguyễn' },
    })
    expect(codes(nameSection.read({ firstName: '', middleName: '<b>', lastName: 'a'.repeat(51) }))).toEqual([
      ['firstName', 'required'],
      ['middleName', 'characters'],
      ['lastName', 'too-long'],
    ])
  })
})

describe('the address', () => {
  const input = { street: '7 New Road', city: 'Newtown', state: 'NSW', postcode: '2042' }

  it('is previewed once it makes sense', () => {
    expect(addressSection.preview?.(input)).toBe('7 New Road, Newtown NSW 2042')
    expect(addressSection.preview?.({ ...input, postcode: '204' })).toBeNull()
    expect(addressSection.preview?.({ ...input, state: '' })).toBeNull()
  })

  it('is read whole', () => {
    expect(addressSection.read(input)).toEqual({
      read: {
        mailing_Street: '7 New Road',
        mailing_City: 'Newtown',
        mailing_State: 'NSW',
        mailing_Zip: '2042',
      },
    })
    expect(codes(addressSection.read(addressSection.inputOf(nobodyYet))).map(([field]) => field)).toEqual([
      'street',
      'city',
      'state',
      'postcode',
    ])
  })
})

describe('the date of birth', () => {
  it('is read back as it is, and of an adult', () => {
    expect(birthSection.read(birthSection.inputOf(zoe))).toEqual({
      read: { date_of_Birth: '1989-03-27' },
    })
    expect(birthSection.shown(zoe)).toBe('27 March 1989')
    expect(codes(birthSection.read({ dateOfBirth: ',,' }))).toEqual([['dateOfBirth', 'required']])
    expect(codes(birthSection.read({ dateOfBirth: '1,1,2030' }))).toEqual([['dateOfBirth', 'future']])
    expect(codes(birthSection.read({ dateOfBirth: '1,1,2020' }))).toEqual([['dateOfBirth', 'too-young']])
  })

  it('is what a premium depends on where it differs', () => {
    expect(birthSection.insured?.({ date_of_Birth: '1989-03-27' }, zoe)).toBeNull()
    expect(birthSection.insured?.({ date_of_Birth: '1979-03-27' }, zoe)).toEqual({
      dateOfBirth: '1979-03-27',
    })
  })
})

describe('work and income', () => {
  it('are read back as they are', () => {
    expect(workSection.read(workSection.inputOf(zoe))).toEqual({
      read: {
        occupation_ID: 4,
        title: 'Administrator (office)',
        employment_Status: 'Full-time',
        annual_Income: 85_000,
      },
    })
    expect(workSection.shown(zoe)).toBe('Administrator (office), Full-time, $85,000 a year')
    expect(codes(workSection.read(workSection.inputOf(nobodyYet))).map(([field]) => field)).toEqual([
      'occupation',
      'employment',
      'income',
    ])
  })

  it('depend on the occupation alone for a premium', () => {
    expect(workSection.insured?.({ occupation_ID: 4, annual_Income: 1 }, zoe)).toBeNull()
    expect(workSection.insured?.({ occupation_ID: 55 }, zoe)).toEqual({ occupationId: 55 })
  })
})

describe('smoking', () => {
  it('is yes or no', () => {
    expect(smokingSection.read({ smoker: 'no' })).toEqual({ read: { smoker: false } })
    expect(codes(smokingSection.read(smokingSection.inputOf(nobodyYet)))).toEqual([['smoker', 'required']])
    expect(smokingSection.shown(zoe)).toBe('You don’t smoke')
    expect(smokingSection.insured?.({ smoker: true }, zoe)).toEqual({ isSmoker: true })
  })
})

describe('the mobile', () => {
  it.each([
    ['0491 570 006', '+61491570006'],
    ['+61 491 570 006', '+61491570006'],
    ['+64 21 000 0000', '+64210000000'],
  ])('%s is read as %s', (mobile, read) => {
    expect(mobileSection.read({ mobile })).toEqual({ read: { mobile: read } })
  })

  it.each(['', '12', 'call me', '+'])('“%s” is refused', (mobile) => {
    expect(codes(mobileSection.read({ mobile }))).toHaveLength(1)
  })

  it('is shown as it is said', () => {
    expect(mobileSection.shown(zoe)).toBe('0491 570 006')
    expect(mobileSection.shown({ ...zoe, mobile: '+64210000000' })).toBe('+64 210 000 000')
    expect(mobileSection.shown(nobodyYet)).toBeNull()
  })
})

it('an address asks the browser for both of its lines', () => {
  expect(addressSection.fields.map(({ autoComplete }) => autoComplete)).toEqual([
    'street-address',
    'address-level2',
    'address-level1',
    'postal-code',
  ])
})

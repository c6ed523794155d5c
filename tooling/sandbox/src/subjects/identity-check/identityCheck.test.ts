import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareWithRecords, type KnownPerson } from './compareWithRecords.ts'
import { isFinal, resolveCheck } from './resolveCheck.ts'

const person = { givenNames: 'Zoë Anne', familyName: 'O’Neill-Ngô', dateOfBirth: '1985-03-27' }
const nobody: KnownPerson = { firstName: null, lastName: null, dateOfBirth: null }
const licence = (number: string, cardNumber = '2034567800') => ({
  type: 'driverLicence' as const,
  fields: { state: 'NSW', number, cardNumber },
})
const roll = (address: string) => ({ type: 'electoralRoll' as const, fields: { address } })

describe('the sandbox’s records', () => {
  test.each([
    ['match', [licence('12345600')], ['driverLicence'], [], false],
    ['match whatever else they end in', [licence('12345677')], ['driverLicence'], [], false],
    ['do not match a number in 01', [licence('12345601')], [], ['driverLicence.number'], false],
    ['name the card number', [licence('12345600', '2034567801')], [], ['driverLicence.cardNumber'], false],
    [
      'name both',
      [licence('12345601', '2034567801')],
      [],
      ['driverLicence.number', 'driverLicence.cardNumber'],
      false,
    ],
    ['refer a number in 02', [licence('12345602')], [], [], true],
    [
      'refer one document of two',
      [licence('12345602'), roll('1 Sample St, Perth WA 6000')],
      ['electoralRoll'],
      [],
      true,
    ],
    ['know an address', [roll('1 Sample St, Perth WA 6001')], [], ['electoralRoll.address'], false],
    [
      'say nothing by a date',
      [{ type: 'citizenshipCertificate' as const, fields: { number: 'ACC12300', acquired: '2019-01-01' } }],
      ['citizenshipCertificate'],
      [],
      false,
    ],
    [
      'tell documents apart',
      [licence('12345601'), roll('1 Sample St, Perth WA 6000')],
      ['electoralRoll'],
      ['driverLicence.number'],
      false,
    ],
  ])('%s', (_, identityDocuments, matched, mismatches, needsPerson) => {
    expect(compareWithRecords({ person, identityDocuments }, nobody)).toEqual({
      matched,
      mismatches,
      needsPerson,
    })
  })

  test.each<[string, Partial<KnownPerson>, string[]]>([
    ['nothing', {}, []],
    ['the same', { firstName: 'Zoë', lastName: 'O’Neill-Ngô', dateOfBirth: '1985-03-27' }, []],
    ['it without accents', { firstName: 'ZOE', lastName: "o'neill ngo" }, []],
    ['another first name', { firstName: 'Zo', lastName: 'O’Neill-Ngô' }, ['person.name']],
    ['another last name', { firstName: 'Zoë', lastName: 'Neill' }, ['person.name']],
    ['another birthday', { dateOfBirth: '1985-03-28' }, ['person.dateOfBirth']],
  ])('compare a person of whom we have %s', (_, known, mismatches) => {
    const comparison = compareWithRecords(
      { person, identityDocuments: [licence('1')] },
      { ...nobody, ...known },
    )
    expect(comparison.mismatches).toEqual(mismatches)
    expect(comparison.matched).toEqual(mismatches.length === 0 ? ['driverLicence'] : [])
  })

  test.each<[string, string | null, string, string[]]>([
    ['once', null, 'SUHARTO', []],
    ['twice', 'Suharto', 'Suharto', []],
    ['after another', 'Haji', 'Suharto', ['person.name']],
    ['before another', 'Suharto', 'Haji', ['person.name']],
  ])('compare a person with one name, who has it %s', (_, givenNames, familyName, mismatches) => {
    const comparison = compareWithRecords(
      { person: { ...person, givenNames, familyName }, identityDocuments: [licence('1')] },
      { ...nobody, firstName: 'Suharto', lastName: 'Suharto' },
    )
    expect(comparison.mismatches).toEqual(mismatches)
  })

  test('want the given name of a person with two', () => {
    const comparison = compareWithRecords(
      { person: { ...person, givenNames: null, familyName: 'Ngô' }, identityDocuments: [licence('1')] },
      { ...nobody, firstName: 'Zoë', lastName: 'Ngô' },
    )
    expect(comparison.mismatches).toEqual(['person.name'])
  })
})

describe('a check', () => {
  const matching = { matched: ['passport' as const], mismatches: [], needsPerson: false }
  const none = { matched: [], tries: 0 }

  test('has two sources, one after the other', () => {
    const first = resolveCheck(none, matching, 'electronic')
    expect(first).toEqual({ state: 'matched', matched: ['passport'], mismatches: [], tries: 0 })
    expect(resolveCheck(first, matching, 'electronic').state).toBe('matched')
    expect(resolveCheck(first, { ...matching, matched: ['medicareCard'] }, 'electronic').state).toBe(
      'verified',
    )
  })

  test('of documents is one request, which adds no source', () => {
    expect(resolveCheck(none, matching, 'documents')).toMatchObject({ state: 'verified', matched: [] })
  })

  test('is referred when a member of staff has to decide', () => {
    expect(resolveCheck(none, { ...matching, needsPerson: true }, 'electronic').state).toBe('refer')
  })

  test('is referred at the third mismatch, and what matched stays', () => {
    const wrong = { matched: ['medicareCard' as const], mismatches: ['passport.number'], needsPerson: false }
    const first = resolveCheck(none, wrong, 'electronic')
    expect(first).toEqual({
      state: 'mismatch',
      matched: ['medicareCard'],
      mismatches: ['passport.number'],
      tries: 1,
    })
    const second = resolveCheck(first, wrong, 'electronic')
    expect([second.state, resolveCheck(second, wrong, 'electronic').state]).toEqual(['mismatch', 'refer'])
    expect(resolveCheck(second, matching, 'electronic').state).toBe('verified')
  })

  const comparison = fc.record({
    matched: fc.subarray(['passport' as const, 'medicareCard' as const, 'visa' as const], { maxLength: 2 }),
    mismatches: fc.subarray(['passport.number', 'person.name']),
    needsPerson: fc.boolean(),
  })
  test('is over at the latest after three mismatches, and is verified by two sources only', () => {
    fc.assert(
      fc.property(fc.array(comparison, { maxLength: 12 }), (steps) => {
        let state = resolveCheck(none, { matched: [], mismatches: [], needsPerson: false }, 'electronic')
        for (const step of steps) {
          if (isFinal(state)) break
          state = resolveCheck(state, step, 'electronic')
        }
        expect(state.tries).toBeLessThanOrEqual(3)
        if (state.tries === 3) expect(state.state).toBe('refer')
        if (state.state === 'verified') expect(new Set(state.matched).size).toBeGreaterThanOrEqual(2)
        if (state.state === 'mismatch') expect(state.mismatches).not.toEqual([])
      }),
    )
  })
})

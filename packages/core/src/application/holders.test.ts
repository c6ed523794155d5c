import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { isOneName } from '../fields/comparableName.ts'
import { anyApplication, policyHolder } from '../testing/index.ts'
import { robin, robinsApplication } from './application.fixture.ts'
import { emptyHolder } from './holderFields.ts'
import { addHolder, addressLine, copyAddress, removeHolder, restoreHolder } from './holders.ts'
import { signApplication, signatureMatches } from './signApplication.ts'

const signature = (holderId: string, name = 'Robin Example') => ({
  holderId,
  name,
  signedAt: '2026-11-23T01:02:03Z',
  shownHash: null,
})

describe('a second holder', () => {
  const two = addHolder(robinsApplication(), 'holder-2')

  test('is added empty, working full-time', () => {
    expect(two.holders).toEqual([robin(), emptyHolder('holder-2')])
  })

  test('is the last: a third or a repeated row is not added', () => {
    expect(addHolder(two, 'holder-3')).toBe(two)
    const one = robinsApplication()
    expect(addHolder(one, 'holder-1')).toBe(one)
  })

  test('is removed with the signature, and comes back with it', () => {
    const signed = signApplication(signApplication(two, signature('holder-2')), signature('holder-1'))
    const { answers, removed } = removeHolder(signed, 'holder-2')
    expect(answers.holders).toEqual([robin()])
    expect(answers.declarations).toEqual([signature('holder-1')])
    expect(removed && restoreHolder(answers, removed)).toEqual(signed)
  })

  test('does not come back over somebody else', () => {
    const { answers, removed } = removeHolder(two, 'holder-2')
    const other = addHolder(answers, 'holder-3')
    expect(removed && restoreHolder(other, removed)).toBe(other)
    expect(removed && restoreHolder(two, removed)).toBe(two)
  })

  test.each(['holder-1', 'holder-9'])('only is removed: %s stays', (id) => {
    expect(removeHolder(two, id)).toEqual({ answers: two, removed: null })
  })
})

property.prop([anyApplication])('removing and restoring the second holder changes nothing', (answers) => {
  const second = answers.holders[1]
  if (second === undefined) return
  const { answers: without, removed } = removeHolder(answers, second.id)
  expect(without.holders).toHaveLength(1)
  expect(without.declarations.map(({ holderId }) => holderId)).not.toContain(second.id)
  expect(removed && restoreHolder(without, removed)).toEqual(answers)
})

describe('an address', () => {
  test('is copied whole, and nothing else', () => {
    const from = robin({
      postalSame: false,
      postalAddress: { street: '1 Post Road', city: null, state: 'WA', postcode: null },
    })
    expect(copyAddress(from, emptyHolder('holder-2'))).toEqual({
      ...emptyHolder('holder-2'),
      street: '12 Sample Street',
      city: 'Newtown',
      state: 'NSW',
      postcode: '2042',
      postalSame: false,
      postalAddress: from.postalAddress,
    })
  })

  test.each([
    [robin(), '12 Sample Street, Newtown NSW 2042'],
    [robin({ street: null }), 'Newtown NSW 2042'],
    [robin({ city: null, state: null, postcode: null }), '12 Sample Street'],
    [emptyHolder('a'), null],
  ])('on one line', (holder, line) => expect(addressLine(holder)).toBe(line))
})

property.prop([policyHolder, policyHolder])(
  'copied twice is copied once, under the row it had',
  (from, to) => {
    const copied = copyAddress(from, to)
    expect(copyAddress(from, copied)).toEqual(copied)
    expect([copied.id, copied.firstName, copied.email]).toEqual([to.id, to.firstName, to.email])
    expect(addressLine(copied)).toBe(addressLine(from))
  },
)

describe('a signature', () => {
  test('replaces the holder’s own and stands in the order of the holders', () => {
    const two = addHolder(robinsApplication(), 'holder-2')
    const signed = signApplication(signApplication(two, signature('holder-2')), signature('holder-1', 'R E'))
    const again = signApplication(signed, signature('holder-1'))
    expect(again.declarations).toEqual([signature('holder-1'), signature('holder-2')])
  })

  test('of nobody on the application is not taken', () => {
    const answers = robinsApplication()
    expect(signApplication(answers, signature('holder-2'))).toBe(answers)
  })

  test.each([
    ['Robin Example', true],
    ['  robin   EXAMPLE ', true],
    ['Robin Jo Example', true],
    ['Robin J. van Example', true],
    ['Robina Example', false],
    ['Robin Examples', false],
    ['Robin', false],
    ['Example Robin', false],
    ['', false],
  ])('%j is Robin Example’s: %s', (name, matches) => expect(signatureMatches(name, robin())).toBe(matches))

  test('matches letters with accents however they are composed, and needs both names', () => {
    expect(signatureMatches('Jose\u0301 Ruiz', { firstName: 'José', lastName: 'Ruiz' })).toBe(true)
    expect(signatureMatches('Robin', { firstName: 'Robin', lastName: null })).toBe(false)
  })

  property.prop([policyHolder, fc.constantFrom(' ', '  ', ' Jo ')])(
    'of first and last name is always theirs',
    (holder, gap) => {
      const { firstName, lastName } = holder
      if (firstName === null || lastName === null) return
      expect(signatureMatches(`${firstName}${gap}${lastName}`, holder)).toBe(true)
      expect(signatureMatches(firstName, holder)).toBe(isOneName(firstName, lastName))
    },
  )
})

import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { fullName } from '../fields/comparableName.ts'
import { parseName } from '../fields/parseName.ts'
import { nameText } from '../testing/fieldArbitraries.ts'
import { robin, robinsApplication, sam } from './application.fixture.ts'
import { holderFromSaved } from './holderWire.ts'
import { applicationReceipt } from './receipt/applicationReceipt.ts'
import { receiptBody, receiptContext } from './receipt/receipt.fixture.ts'
import { secondHolderReceipt } from './receipt/secondHolderReceipt.ts'
import type { Receipt } from './receipt/types.ts'
import { signatureMatches } from './signApplication.ts'

/** Robin's application, in which everybody has one name. */
function bodyOf(name: string) {
  const one = { firstName: name, lastName: name }
  const { beneficiaries } = robinsApplication()
  return receiptBody({
    holders: [robin(one), robin({ ...one, id: 'holder-2' })],
    beneficiaries: { ...beneficiaries, used: true, nominationType: 'binding', rows: [sam(one)] },
  })
}

const namesIn = ({ sections }: Receipt) =>
  sections.flatMap(({ groups }) =>
    groups.flatMap(({ items }) =>
      items.flatMap(({ question, answer, fields }) =>
        fields.some((field) => /(first|last)_Name$/.test(field)) ? [[question, ...answer]] : [],
      ),
    ),
  )

describe('a person with one name', () => {
  property.prop([nameText])('is that one word from the form to the papers', (typed) => {
    const name = parseName(typed)
    const body = bodyOf(name)
    for (const person of [body.contactDetails, body.policyHolderDetails, body.beneficiaryContacts?.[0]])
      expect(person).toMatchObject({ first_Name: name, last_Name: name })
    const saved = holderFromSaved(body.contactDetails, 'holder-1')
    expect(fullName(saved.firstName, saved.lastName, saved.middleName)).toBe(name)
    const first = applicationReceipt(body, receiptContext)
    expect([first.name, ...namesIn(first)]).toEqual([name, ['Name', name], ['Name', name], ['Name', name]])
    const second = secondHolderReceipt(body, receiptContext, {
      statements: [],
      accept: 'I accept',
      name,
      signedAt: '2026-12-01T00:00:00.000Z',
      shownHash: null,
      premium: null,
    })
    expect([second.name, ...namesIn(second)]).toEqual([name, ['Person insured', name], ['Name', name]])
  })

  property.prop([nameText])('signs with it, once or twice', (name) => {
    const holder = { firstName: name, lastName: name }
    expect(signatureMatches(name, holder)).toBe(true)
    expect(signatureMatches(name.toUpperCase(), holder)).toBe(true)
    expect(signatureMatches(`${name} ${name}`, holder)).toBe(true)
    expect(signatureMatches(`${name} Example`, holder)).toBe(false)
    expect(signatureMatches(`${name} a`, holder)).toBe(false)
  })

  test.each([
    ['Suharto', 'Suharto', null, 'Suharto'],
    ['suharto', 'Suharto', '', 'Suharto'],
    ['Siti Khadijah', 'Siti Khadijah', null, 'Siti Khadijah'],
    ['Robin', 'Example', null, 'Robin Example'],
    ['Robin', 'Example', 'Jo', 'Robin Jo Example'],
    ['Ford', 'Ford', 'Madox', 'Ford Madox Ford'],
    ['Robin', null, null, 'Robin'],
    [undefined, 'Example', undefined, 'Example'],
    [null, null, null, ''],
  ])('%j %j (%j) is shown as %j', (first, last, middle, shown) =>
    expect(fullName(first, last, middle)).toBe(shown),
  )
})

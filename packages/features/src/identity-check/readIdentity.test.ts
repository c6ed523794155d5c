import {
  IDENTITY_CONSENT,
  type IdentityDocumentType,
  type IdentityField,
  identityFieldsOf,
} from '@coverkit/core/identity-check'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkFailure } from './checkFailure.ts'
import { identityCopy } from './copy.ts'
import { type IdentityForm, identityForm, partsOfText, textOfParts } from './IdentityForm.ts'
import { mismatchErrors } from './mismatchErrors.ts'
import { identityReader } from './readIdentity.ts'
import { tidyField } from './tidyField.ts'

const on = () => '2026-11-23'
const electronic = identityReader({ policyHolder: 1, way: 'electronic' }, on)
const documents = identityReader({ policyHolder: 1, way: 'documents' }, on)

const robin = {
  givenNames: 'Robin Alex',
  familyName: 'Example',
  dateOfBirth: { day: '27', month: '3', year: '1985' },
}
const nobody = { givenNames: '', familyName: '', dateOfBirth: { day: '', month: '', year: '' } }
const filled: IdentityForm = {
  ...identityForm(robin),
  fields: {
    driverLicence: { state: 'NSW', number: '1234 5600', cardNumber: '2 034 567 800' },
    medicareCard: { number: '2000 00002 0', reference: '1', colour: 'green', expiry: '8/28' },
  },
}
const photo = { name: 'licence.jpg', file: new Blob(['photo'], { type: 'image/jpeg' }) }

describe('the form of two sources', () => {
  it('begins with a licence and a Medicare card, and leaves out what has matched', () => {
    expect(identityForm(robin).sources).toEqual(['driverLicence', 'medicareCard'])
    expect(identityForm(robin, ['driverLicence']).sources).toEqual(['medicareCard'])
    expect(identityForm(robin, ['medicareCard']).sources).toEqual(['driverLicence'])
    expect(identityForm(robin, ['driverLicence', 'medicareCard']).sources).toEqual(['passport'])
  })

  it('has the name of a person with one once, as documents do', () => {
    const form = identityForm({ ...robin, givenNames: 'Suharto', familyName: 'SUHARTO' })
    expect(form).toMatchObject({ givenNames: '', familyName: 'SUHARTO' })
    const [who] = [electronic.read({ ...filled, ...form, fields: filled.fields }).person]
    expect(who).toMatchObject({ givenNames: null, familyName: 'SUHARTO' })
    expect(identityForm(robin)).toMatchObject(robin)
  })

  it('is read as core has it', () => {
    expect(electronic.messages(filled).size).toBe(0)
    expect(electronic.read(filled)).toMatchObject({
      policyHolder: 1,
      hasAuthorised: true,
      way: 'electronic',
      person: { givenNames: 'Robin Alex', familyName: 'Example', dateOfBirth: '27/3/1985' },
      documents: [
        { type: 'driverLicence', otherName: null, fileNumber: null },
        { type: 'medicareCard', otherName: null, fileNumber: null },
      ],
    })
  })

  it('says what is missing, in the order of the page', () => {
    expect([...electronic.messages(identityForm(nobody))]).toEqual([
      ['familyName', 'Enter your last name'],
      ['dateOfBirth', 'Enter your date of birth'],
      ['driverLicence-state', 'Choose the state or territory that issued your driver licence'],
      ['driverLicence-number', 'Enter the licence number'],
      ['driverLicence-cardNumber', 'Enter the card number of your driver licence'],
      ['medicareCard-number', 'Enter the Medicare card number'],
      ['medicareCard-reference', 'Enter the number next to your name on your Medicare card, from 1 to 9'],
      ['medicareCard-colour', 'Choose the colour of your Medicare card'],
      ['medicareCard-expiry', 'Enter the date your Medicare card is valid to'],
    ])
  })

  it.each<[string, IdentityForm['fields'], string, string]>([
    [
      'a licence number',
      { driverLicence: { ...filled.fields.driverLicence, number: '12345678901' } },
      'driverLicence-number',
      'Enter the licence number as it appears on the card: up to 10 letters and digits',
    ],
    [
      'the expiry of a licence of Western Australia',
      { driverLicence: { ...filled.fields.driverLicence, state: 'WA' } },
      'driverLicence-expiry',
      'Enter the date your driver licence is valid to',
    ],
    [
      'a check digit',
      { medicareCard: { ...filled.fields.medicareCard, number: '2000000030' } },
      'medicareCard-number',
      'Check the Medicare card number: at least one digit isn’t right',
    ],
    [
      'an old card',
      { medicareCard: { ...filled.fields.medicareCard, expiry: '10/2026' } },
      'medicareCard-expiry',
      'Check the date your Medicare card is valid to. If it has passed, choose another document',
    ],
  ])('refuses %s', (_, fields, field, message) => {
    const form = { ...filled, fields: { ...filled.fields, ...fields } }
    expect([...electronic.messages(form)]).toEqual([[field, message]])
  })

  it('asks for another name where its box is ticked', () => {
    const form = { ...filled, otherNames: { medicareCard: '' } }
    expect([...electronic.messages(form)]).toEqual([
      ['medicareCard-otherName', 'Enter the name that’s on your Medicare card'],
    ])
  })
})

describe('the form of documents', () => {
  it('needs points, and a photo of each', () => {
    const one: IdentityForm = { ...filled, photographed: ['driverLicence'] }
    expect([...documents.messages(one)]).toEqual([
      ['driverLicence-photo', 'Choose a photo of your driver licence'],
      ['documents', 'Add another document to reach 100 points.'],
    ])
    const two: IdentityForm = { ...filled, photographed: ['driverLicence', 'medicareCard'] }
    expect([
      ...documents.messages({ ...two, photos: { driverLicence: photo, medicareCard: photo } }),
    ]).toEqual([])
    expect(
      documents
        .read({ ...two, photos: { driverLicence: photo, medicareCard: photo } })
        .documents.map(({ fileNumber }) => fileNumber),
    ).toEqual([1, 2])
  })

  it('begins without any', () => {
    expect([...documents.messages(identityForm(robin))]).toEqual([['documents', 'Choose your documents']])
  })

  it('needs proof of another name', () => {
    const form: IdentityForm = {
      ...filled,
      photographed: ['driverLicence', 'medicareCard'],
      photos: { driverLicence: photo, medicareCard: photo },
      otherNames: { medicareCard: 'Robin Sample' },
    }
    expect([...documents.messages(form)]).toEqual([
      [
        'documents',
        'Add your marriage or change of name certificate, because one document has a different name on it.',
      ],
    ])
  })
})

describe('a field that is left', () => {
  const shown = (type: IdentityDocumentType, entered: Record<string, string>, name: IdentityField) => {
    const row = identityFieldsOf(type, entered).find((one) => one.name === name)
    return row && tidyField(type, row, entered, on())
  }

  it.each([
    ['medicareCard', { number: '2000 00002 0' }, 'number', '2000000020'],
    ['medicareCard', { number: '2000 00003 0' }, 'number', '2000 00003 0'],
    ['medicareCard', { colour: 'green', expiry: 'Aug 2028' }, 'expiry', '08/2028'],
    ['medicareCard', { colour: 'blue', expiry: '15 Aug 2028' }, 'expiry', '15/08/2028'],
    ['medicareCard', { colour: 'green', expiry: '8/2020' }, 'expiry', '8/2020'],
    ['driverLicence', { state: 'NSW', cardNumber: 'p 034-567 800' }, 'cardNumber', 'P034567800'],
    ['electoralRoll', { address: "12  O'Brien St" }, 'address', '12 O’Brien St'],
  ] as const)('of %s %j shows %s as %s', (type, entered, name, text) => {
    expect(shown(type, entered, name)).toBe(text)
  })
})

it('a date is one text and three boxes', () => {
  const part = fc.stringMatching(/^[0-9 a]{0,4}$/)
  fc.assert(
    fc.property(fc.record({ day: part, month: part, year: part }), (parts) => {
      expect(partsOfText(textOfParts(parts))).toEqual(parts)
    }),
  )
  expect(textOfParts({ day: '', month: '', year: '' })).toBe('')
})

describe('what did not match', () => {
  it('is named by document and detail, never by a value', () => {
    expect(
      mismatchErrors([
        'driverLicence.number',
        'passport.number',
        'driverLicence.cardNumber',
        'person.name',
        'person.dateOfBirth',
        'unknown.number',
        'passport.unknown',
      ]),
    ).toEqual([
      { field: 'driverLicence-number', message: 'Driver licence: check the licence number' },
      { field: 'passport-number', message: 'Passport: check the number' },
      { field: 'driverLicence-cardNumber', message: 'Driver licence: check the card number' },
      { field: 'familyName', message: 'Check your name: it isn’t the one we have for you' },
      { field: 'dateOfBirth', message: 'Check your date of birth: it isn’t the one we have for you' },
    ])
  })

  it('leaves so many tries', () => {
    const { tries } = identityCopy.result.mismatch
    expect(tries(2)).toBe(
      'You can try 2 more times. After that, call us and we’ll finish the check together.',
    )
    expect(tries(1)).toBe(
      'You can try once more. If it still doesn’t match, call us and we’ll finish the check together.',
    )
  })
})

describe('a failure', () => {
  const sentence = (code: string) =>
    checkFailure({ kind: 'refused', errors: [{ field: '', code }] }, '1300 000 000')

  it.each([
    [checkFailure({ kind: 'offline' }, ''), /^We couldn’t connect\./],
    [checkFailure({ kind: 'unavailable' }, ''), /It won’t use up one of your tries\.$/],
    [
      checkFailure({ kind: 'too-many', errors: [], retryAfterMs: null }, ''),
      /^We’re very busy at the moment/,
    ],
    [sentence('secret-expired'), /^More than an hour has passed/],
    [sentence('outdated'), /^What you agreed to has changed/],
    [
      checkFailure({ kind: 'conflict', head: null }, ''),
      /^We couldn’t take your photos\. Together, they can’t be more than 30 MB/,
    ],
    [sentence('locked'), /^We couldn’t take one of your photos\./],
    [sentence('format'), /or call us on 1300 000 000\.$/],
  ])('has a sentence: %s', (words, expected) => expect(words).toMatch(expected))
})

it('consent has the words of this version: other words need another one in core', () => {
  expect(IDENTITY_CONSENT.version).toBe('2026-11-26')
  const { points, accept } = identityCopy.consent
  expect([...points, accept]).toEqual([
    'We check the details you enter against the records of whoever issued the document, through the Document Verification Service. All we’re told is whether they match.',
    'We use it only to confirm who you are.',
    'We keep the result and the date. We don’t keep your document numbers, and we delete photos as soon as the check is done. We don’t save anything on this device.',
    'I agree to my details being checked in this way',
  ])
})

it('two documents are typed in 90 seconds, at 5 seconds a choice and 6 a field', () => {
  const CHOICES: readonly string[] = ['state', 'country', 'medicare-colour']
  const entered = identityForm(nobody).sources.flatMap((type) =>
    identityFieldsOf(type, { state: 'NSW', colour: 'green' }).map(({ kind }) =>
      CHOICES.includes(kind) ? 5 : 6,
    ),
  )
  // The tick and two buttons; two names and the boxes of a date, where no profile fills them in.
  const around = [5, 5, 5, 6, 6, 6, 6, 6]
  expect([...entered, ...around].reduce((sum, one) => sum + one)).toBeLessThanOrEqual(90)
})

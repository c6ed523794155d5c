import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { anyText } from '../testing/index.ts'
import { IDENTITY_DOCUMENT_ROWS, identityFieldsOf } from './documents.ts'
import { robinsIdentity, SAMPLE_FIELDS, sampleDocument, TODAY } from './identityCheck.fixture.ts'
import { identityRequest } from './identityRequest.ts'
import { readIdentityFields } from './readIdentityDocument.ts'
import { IDENTITY_DOCUMENTS, type IdentityAnswers } from './types.ts'
import { validateIdentity } from './validateIdentity.ts'

const on = TODAY
const requestId = '0b1f4a52-6c1e-4d1c-9a54-1f1d3a1f8a01'
const codes = (answers: IdentityAnswers) =>
  validateIdentity(answers, { on }).map(({ field, code }) => `${field} ${code}`)
const photographed = (...types: Parameters<typeof sampleDocument>[0][]): Partial<IdentityAnswers> => ({
  way: 'documents',
  documents: types.map((type, index) => sampleDocument(type, { fileNumber: index + 1 })),
})

describe('the fields of a document', () => {
  test.each(IDENTITY_DOCUMENTS)('%s: the sample is read as it is', (type) => {
    expect(readIdentityFields(type, SAMPLE_FIELDS[type], { on })).toEqual({
      fields: SAMPLE_FIELDS[type],
      errors: new Map(),
    })
  })

  test('of a licence the expiry is entered in Western Australia alone, however the state is spelled', () => {
    const names = (state: string) => identityFieldsOf('driverLicence', { state }).map(({ name }) => name)
    expect(names('NSW')).toEqual(['state', 'number', 'cardNumber'])
    expect(names('WA')).toEqual(['state', 'number', 'cardNumber', 'expiry'])
    const texts = { ...SAMPLE_FIELDS.driverLicence, state: 'western australia' }
    expect([...readIdentityFields('driverLicence', texts, { on }).errors]).toEqual([['expiry', 'required']])
    expect(readIdentityFields('driverLicence', { ...texts, expiry: '1/2/2028' }, { on }).fields).toEqual({
      ...SAMPLE_FIELDS.driverLicence,
      state: 'WA',
      expiry: '2028-02-01',
    })
  })

  test('every missing field is named, in the order of the document', () => {
    const { errors } = readIdentityFields('medicareCard', {}, { on })
    expect([...errors]).toEqual(['number', 'reference', 'colour', 'expiry'].map((name) => [name, 'required']))
  })

  test('the country decides how a passport’s number is written', () => {
    const number = '12345678'
    const errors = (country: string) => [
      ...readIdentityFields('visa', { country, number }, { on }).errors.keys(),
    ]
    expect([errors('australia'), errors('India')]).toEqual([['number'], []])
  })

  test('what a document does not have is dropped', () => {
    const texts = { ...SAMPLE_FIELDS.immiCard, cardNumber: '12345678', address: 'somewhere' }
    expect(readIdentityFields('immiCard', texts, { on }).fields).toEqual(SAMPLE_FIELDS.immiCard)
  })

  property.prop([
    fc.constantFrom(...IDENTITY_DOCUMENTS),
    fc.dictionary(fc.constantFrom('state', 'number', 'country', 'colour', 'expiry'), anyText),
  ])('of any texts are read, refused or missing, and what is read is read again as it is', (type, texts) => {
    const { fields, errors } = readIdentityFields(type, texts, { on })
    const entered = identityFieldsOf(type, fields).map(({ name }) => name)
    for (const name of entered) expect([name in fields, errors.has(name)]).toContain(true)
    for (const name of Object.keys(fields)) expect([...errors.keys()]).not.toContain(name)
    const again = readIdentityFields(type, fields, { on })
    expect(again.fields).toEqual(fields)
  })
})

describe('a check that may be requested', () => {
  test('has two sources, or documents of 100 points with their photos', () => {
    expect(codes(robinsIdentity())).toEqual([])
    expect(codes(robinsIdentity(photographed('driverLicence', 'passport')))).toEqual([])
    expect(codes(robinsIdentity({ documents: [sampleDocument('passport')] }))).toEqual([])
  })

  test.each<[string, Partial<IdentityAnswers>, string[]]>([
    ['consent', { hasAuthorised: false }, ['hasAuthorised required']],
    ['documents', { documents: [] }, ['documents required']],
    [
      'a name',
      { person: { givenNames: '1', familyName: '', dateOfBirth: '2015-01-01' } },
      ['person.givenNames characters', 'person.familyName required', 'person.dateOfBirth too-young'],
    ],
    [
      'different sources',
      { documents: [sampleDocument('passport'), sampleDocument('passport')] },
      ['documents.1.type match'],
    ],
    [
      'sources of records',
      { documents: [sampleDocument('marriageCertificate')] },
      ['documents.0.type choice'],
    ],
    [
      'no more sources than two',
      { documents: (['passport', 'immiCard', 'visa'] as const).map((type) => sampleDocument(type)) },
      ['documents max'],
    ],
    [
      'photos',
      { way: 'documents', documents: [sampleDocument('driverLicence'), sampleDocument('passport')] },
      ['documents.0.fileNumber required', 'documents.1.fileNumber required'],
    ],
    [
      'a document in place of the roll',
      photographed('driverLicence', 'passport', 'electoralRoll'),
      ['documents.2.type choice'],
    ],
    ['enough points', photographed('driverLicence'), ['documents points']],
    [
      'a number',
      {
        documents: [
          sampleDocument('driverLicence', { fields: { state: 'NSW', number: '1' } }),
          sampleDocument('medicareCard', { otherName: '<b>' }),
        ],
      },
      ['documents.0.fields.cardNumber required', 'documents.1.otherName characters'],
    ],
  ])('needs %s', (_, overrides, faults) => expect(codes(robinsIdentity(overrides))).toEqual(faults))
})

describe('a request', () => {
  test('has consent, the choice and the documents in canonical form', () => {
    const answers = robinsIdentity({
      person: { givenNames: ' Robin  Alex ', familyName: 'Example', dateOfBirth: '27/3/1985' },
      documents: [
        sampleDocument('driverLicence', {
          fields: { state: 'nsw', number: '1234 5600', cardNumber: '2 034 567 800', expiry: 'dropped' },
        }),
        sampleDocument('medicareCard', {
          fields: { number: '2000 00002 0', reference: '1', colour: 'green', expiry: '8/28' },
          otherName: "R  O'Brien",
        }),
      ],
    })
    expect(identityRequest(answers, { on, requestId })).toEqual({
      requestId,
      policyHolder: 1,
      hasAuthorised: true,
      consent: { id: 'identity-check', version: '2026-11-26' },
      way: 'electronic',
      person: { givenNames: 'Robin Alex', familyName: 'Example', dateOfBirth: '1985-03-27' },
      selectedDocuments: ['driverLicence', 'medicareCard'],
      identityDocuments: [
        {
          type: 'driverLicence',
          fields: { state: 'NSW', number: '12345600', cardNumber: '2034567800' },
          otherName: null,
          fileNumber: null,
        },
        {
          type: 'medicareCard',
          fields: { number: '2000000020', reference: '1', colour: 'green', expiry: '2028-08' },
          otherName: 'R O’Brien',
          fileNumber: null,
        },
      ],
    })
  })

  test('there is none without consent, nor while anything is missing', () => {
    expect(identityRequest(robinsIdentity({ hasAuthorised: false }), { on, requestId })).toBeNull()
    expect(identityRequest(robinsIdentity({ documents: [] }), { on, requestId })).toBeNull()
  })

  property.prop([
    fc.uniqueArray(fc.constantFrom(...IDENTITY_DOCUMENTS), { maxLength: 4 }),
    fc.constantFrom('electronic' as const, 'documents' as const),
    fc.boolean(),
  ])('is made exactly where nothing is missing', (types, way, hasAuthorised) => {
    const documents = types.map((type, index) => sampleDocument(type, { fileNumber: index + 1 }))
    const answers = robinsIdentity({ way, hasAuthorised, documents })
    const request = identityRequest(answers, { on, requestId })
    expect(request === null).toBe(codes(answers).length > 0)
    if (request) expect(request.selectedDocuments).toEqual(types)
    if (request && way === 'electronic')
      expect(types.every((type) => IDENTITY_DOCUMENT_ROWS[type].isElectronic)).toBe(true)
  })
})

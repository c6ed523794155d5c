import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { robin } from '../application/application.fixture.ts'
import { INSURER_CODES } from '../insurers/insurerCodes.ts'
import { numberFits, SAMPLE_NUMBER_PATTERNS } from '../insurers/policyNumbers.ts'
import { hostileJson, isPolluted, LAWFUL_TODAY, lawfulTransfer } from '../testing/index.ts'
import { refusal } from '../testing/refusal.ts'
import { maskPolicyNumber } from './maskPolicyNumber.ts'
import { parseNameOnPolicy } from './parseNameOnPolicy.ts'
import { parseTransfer } from './parseTransfer.ts'
import { savedPolicyIds } from './savedPolicyIds.ts'
import { robinsTransfer, signedTransfer, zurella } from './transfer.fixture.ts'
import { transferRequest } from './transferRequest.ts'
import { transferWarnings } from './transferWarnings.ts'
import type { TransferAnswers } from './types.ts'
import { validateTransfer } from './validateTransfer.ts'

const faultsOf = (answers: TransferAnswers) =>
  validateTransfer(answers, { today: LAWFUL_TODAY }).map(
    ({ step, field, code }) => `${step} ${field}: ${code}`,
  )
const warningsOf = (answers: TransferAnswers) =>
  transferWarnings(answers).map(({ step, field, code }) => `${step} ${field}: ${code}`)

describe('a submission', () => {
  test('of a signed transfer lacks nothing, and of one on the way the terms and the signature', () => {
    expect(faultsOf(signedTransfer())).toEqual([])
    expect(faultsOf(robinsTransfer())).toEqual([
      'terms-and-conditions acceptedTermsAndConditions: required',
      'terms-and-conditions declarations: required',
    ])
  })

  test('needs a way to reach each holder, and neither occupation nor earnings', () => {
    const blank = { annualEarnings: null, employmentStatus: null, occupation: null }
    expect(faultsOf(signedTransfer({ holders: [robin(blank)] }))).toEqual([])
    const kim = robin({ id: 'kim', email: null, mobile: '123', postcode: null })
    expect(faultsOf(signedTransfer({ holders: [robin(), kim] }))).toEqual([
      'policy-holders holders.1.mobile: format',
      'policy-holders holders.1.email: required',
      'policy-holders holders.1.postcode: required',
    ])
  })

  test('is possible from 18 to 110 years', () => {
    const bornOn = (dateOfBirth: string) => faultsOf(signedTransfer({ holders: [robin({ dateOfBirth })] }))
    expect([bornOn('2008-11-23'), bornOn('1916-11-23')]).toEqual([[], []])
    expect(bornOn('2008-11-24')).toEqual(['policy-holders holders.0.dateOfBirth: too-young'])
    expect(bornOn('1915-11-23')).toEqual(['policy-holders holders.0.dateOfBirth: too-old'])
  })

  test('needs a policy, and of each its insurer, its number unless unknown, and the name on it', () => {
    expect(faultsOf(signedTransfer({ policies: [] }))).toEqual(['policy-details policies: required'])
    const policies = [
      zurella({ numberUnknown: true, policyNumber: null }),
      zurella({ id: 'row-2', insurerCode: null, policyNumber: '12', name: '1' }),
      zurella({ id: 'row-3', policyNumber: null, name: null }),
    ]
    expect(faultsOf(signedTransfer({ policies }))).toEqual([
      'policy-details policies.1.insurerCode: required',
      'policy-details policies.1.policyNumber: format',
      'policy-details policies.1.name: characters',
      'policy-details policies.2.policyNumber: required',
      'policy-details policies.2.name: required',
    ])
    const many = Array.from({ length: 21 }, (_, index) => zurella({ id: `row-${index}` }))
    expect(faultsOf(signedTransfer({ policies: many }))).toEqual(['policy-details policies: max'])
  })

  test('of removed policies asks nothing', () => {
    expect(faultsOf(signedTransfer({ removedPolicies: [zurella({ id: 'x', insurerCode: null })] }))).toEqual(
      [],
    )
  })

  test.each([
    ['Robin Example', []],
    ['Kim Example', ['terms-and-conditions declarations: match']],
    ['R2 <b>', ['terms-and-conditions declarations: characters']],
  ])('signed by %s', (name, faults) => {
    const [declaration] = signedTransfer().declarations
    if (declaration === undefined) throw new Error('The fixture is not signed')
    expect(faultsOf(signedTransfer({ declarations: [{ ...declaration, name }] }))).toEqual(faults)
    const other = { ...declaration, name: 'Kim Example', holderId: 'kim' }
    expect(faultsOf(signedTransfer({ declarations: [other] }))).toEqual([
      'terms-and-conditions declarations: required',
    ])
  })

  property.prop([lawfulTransfer], { numRuns: 300 })(
    'of whatever is lawful lacks nothing, and its sample numbers fit',
    (answers) => {
      expect(faultsOf(answers)).toEqual([])
      expect(warningsOf(answers).filter((warning) => warning.endsWith('number-pattern'))).toEqual([])
    },
    60_000,
  )
})

describe('two holders', () => {
  const kim = robin({ id: 'kim', firstName: 'Kim' })
  const faultsWith = (email: string | null) =>
    faultsOf(robinsTransfer({ holders: [robin(), { ...kim, email }] }))

  test.each(['robin.example@example.com', ' ROBIN.Example@example.com ', 'robin.example+kim@example.com'])(
    'with one email address, as %j is, have one who could sign for the other',
    (email) => {
      expect(faultsWith(email)).toContain('policy-holders holders.1.email: repeated')
    },
  )

  test('have an email address each', () => {
    expect(faultsWith('kim@example.com').filter((fault) => fault.includes('email'))).toEqual([])
    expect(faultsWith(null)).toContain('policy-holders holders.1.email: required')
  })
})

describe('a warning', () => {
  test.each(INSURER_CODES)('is for a number that %s would not give; its example is one', (code) => {
    const example = SAMPLE_NUMBER_PATTERNS[code]?.example ?? ''
    expect(numberFits(example, code)).toBe(true)
    expect(numberFits(example.toLowerCase().replaceAll(' ', ''), code)).toBe(true)
    expect(numberFits(`${example}00`, code)).toBe(false)
    expect(numberFits(`${example}00`, code, {})).toBe(true)
  })

  test('names the row of the number, of a repeated policy and of a name that is nobody’s', () => {
    const policies = [
      zurella(),
      zurella({ id: 'row-2', policyNumber: 'zu 889120', name: 'Kim Other' }),
      zurella({ id: 'row-3', policyNumber: '1234', name: 'R & K EXAMPLE' }),
      zurella({ id: 'row-4', insurerCode: 'MLC', name: null }),
    ]
    expect(warningsOf(robinsTransfer({ policies }))).toEqual([
      'policy-details policies.1.policyNumber: duplicate',
      'policy-details policies.1.name: name-differs',
      'policy-details policies.2.policyNumber: number-pattern',
      'policy-details policies.3.policyNumber: number-pattern',
    ])
  })

  test('is for two unknown numbers of one insurer and name, and for nothing that is blank', () => {
    const unknown = { numberUnknown: true, policyNumber: '1234' }
    const policies = [
      zurella(unknown),
      zurella({ ...unknown, id: 'b' }),
      zurella({ ...unknown, id: 'c', name: 'Ann Example' }),
    ]
    expect(warningsOf(robinsTransfer({ policies }))).toEqual([
      'policy-details policies.1.policyNumber: duplicate',
    ])
    const blank = { insurerCode: null, policyNumber: null, name: null }
    const blanks = [zurella(blank), zurella({ ...blank, id: 'b' })]
    expect(warningsOf(robinsTransfer({ policies: blanks }))).toEqual([])
  })
})

describe('a save of unknown outcome', () => {
  const tracking = { id: 'i', clientId: 'c', draft: 'd', rev: 1, sentAt: 's' }
  const sentOf = (answers: TransferAnswers) =>
    transferRequest(answers, { accountName: 'example', tracking }).policiesList
  const answers = robinsTransfer({
    removedPolicies: [zurella({ id: 'row-2', insurerCode: 'MLC', policyNumber: '77' })],
  })
  const saved = [
    { policyId: 'x', insurerCode: 'AIG', policyNumber: '1' },
    {
      policyId: '2',
      insurerCode: 'MLC',
      policyNumber: '77',
      name: 'robin example',
      policyStatus: 'Discontinued',
    },
    {
      policyId: '1',
      insurerCode: 'ZUR',
      policyNumber: 'ZU889120',
      name: 'Robin Example',
      policyStatus: 'Active',
    },
  ]

  test('arrived when each of its policies is on file as it was sent', () => {
    expect(savedPolicyIds(sentOf(answers), saved)).toEqual(['1', '2'])
  })

  test.each<[string, (rows: typeof saved) => object[]]>([
    ['a policy is missing', (rows) => rows.slice(0, 2)],
    ['a status differs', (rows) => rows.map((row) => ({ ...row, policyStatus: 'Active' }))],
    ['a number differs', (rows) => rows.map((row) => ({ ...row, policyNumber: '8' }))],
    ['no id is there', (rows) => rows.map((row) => ({ ...row, policyId: null }))],
    ['it is of another row', (rows) => rows.map((row) => ({ ...row, rowId: 'other' }))],
  ])('did not when %s', (_, change) => {
    expect(savedPolicyIds(sentOf(answers), change(saved))).toBeNull()
  })

  test('counts one policy on file for one that was sent', () => {
    const twice = robinsTransfer({ policies: [zurella(), zurella({ id: 'row-2' })] })
    expect(savedPolicyIds(sentOf(twice), saved)).toBeNull()
    expect(
      savedPolicyIds(sentOf(robinsTransfer({ policies: [zurella({ policyId: '9' })] })), saved),
    ).toBeNull()
  })
})

describe('texts', () => {
  test.each([
    ['ZU-889120', '••• 120'],
    ['100 234 5678', '••• 678'],
    ['007', '••• 7'],
    ['123456', '••• 6'],
    ['', '••• '],
  ])('the number %j is masked as %j', (number, masked) => expect(maskPolicyNumber(number)).toBe(masked))

  test.each(['Robin Example', 'R & K Example', 'Example Family Trust (2)', 'Nguyễn', '佐藤'])(
    '%s may be on a policy',
    (name) => expect(parseNameOnPolicy(` ${name} `)).toBe(name),
  )

  test.each([
    ['', 'required'],
    ['12', 'characters'],
    ['<b>', 'characters'],
    ['=cmd', 'characters'],
    ['x'.repeat(102), 'too-long'],
  ])('%.12j may not: %s', (name, code) => expect(refusal(() => parseNameOnPolicy(name))?.code).toBe(code))
})

describe('a stored transfer', () => {
  const stored = (change: object) => ({ ...robinsTransfer(), ...change })

  test.each<[string, object, string, string]>([
    ['nobody', { holders: [] }, 'holders', 'min'],
    ['two rows of one id', { removedPolicies: [zurella()] }, 'removedPolicies.0.id', 'match'],
    [
      'an unknown insurer',
      { policies: [{ ...zurella(), insurerCode: 'QQQ' }] },
      'policies.0.insurerCode',
      'choice',
    ],
    [
      'a signature of nobody',
      { declarations: [{ holderId: 'x', name: 'No Body', signedAt: '2026-11-23T00:00Z' }] },
      'declarations.0.holderId',
      'choice',
    ],
    [
      'too many policies',
      { policies: Array.from({ length: 21 }, (_, no) => zurella({ id: `${no}` })) },
      'policies',
      'max',
    ],
  ])('of %s is refused', (_, change, path, code) => {
    expect(refusal(() => parseTransfer(stored(change)))).toEqual({ path, code })
  })

  test('without what came later is read all the same', () => {
    const { removedPolicies: _, declarations: __, removedHolder: ___, ...older } = robinsTransfer()
    const { covers: ____, numberUnknown: _____, fileNumber: ______, ...policy } = zurella()
    expect(parseTransfer({ ...older, policies: [policy] })).toEqual(
      robinsTransfer({ policies: [zurella({ covers: [] })] }),
    )
  })

  property.prop([hostileJson(robinsTransfer())])(
    'of hostile JSON is read or refused and changes nothing',
    (text) => {
      refusal(() => parseTransfer(JSON.parse(text)))
      expect(isPolluted()).toBe(false)
    },
  )
})

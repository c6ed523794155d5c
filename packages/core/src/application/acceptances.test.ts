import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { anyApplication } from '../testing/index.ts'
import { acceptancesAt, documentsOf, setAcceptance, stepOfAcceptance } from './acceptances.ts'
import { emptyApplication } from './emptyApplication.ts'
import { ACCEPTANCES, APPLICATION_STEPS, type DocumentVersion } from './types.ts'

const version = (type: DocumentVersion['type']): DocumentVersion => ({
  type,
  name: `${type} of the insurer`,
  version: '4.1',
  date: '2026-03-01',
})
const all = (['PDS', 'TMD', 'SPDS', 'FSG', 'privacy'] as const).map(version)

describe('each acceptance is given on its step', () => {
  test('one of the duty, seven of the documents, one of the declarations', () => {
    expect(acceptancesAt('duty-of-disclosure')).toEqual(['dutyOfDisclosure'])
    expect(acceptancesAt('key-documents')).toEqual([
      'applicationRequirements',
      'insurerPdsAndPrivacy',
      'brokerTerms',
      'insurerContact',
      'monitorEmails',
      'completeWithin30Days',
      'personalDetailsDisclosure',
    ])
    expect(acceptancesAt('insurer-declarations')).toEqual(['applicationDeclarations'])
  })

  test.each([
    'confirm-cover',
    'personal-questionnaire',
    'personal-information',
    'payment-details',
    'beneficiaries',
  ] as const)('none on %s', (step) => expect(acceptancesAt(step)).toEqual([]))

  test('nine in all, each on one step', () => {
    expect(APPLICATION_STEPS.flatMap(acceptancesAt)).toEqual([...ACCEPTANCES])
    expect(new Set(ACCEPTANCES).size).toBe(9)
    expect(ACCEPTANCES.map(stepOfAcceptance)).not.toContain('confirm-cover')
  })
})

describe('the documents of an acceptance', () => {
  test.each([
    ['insurerPdsAndPrivacy', ['PDS', 'TMD', 'SPDS', 'privacy']],
    ['brokerTerms', ['FSG']],
    ['insurerContact', []],
    ['dutyOfDisclosure', []],
  ] as const)('%s: %j', (acceptance, types) => {
    expect(documentsOf(acceptance, all).map(({ type }) => type)).toEqual(types)
  })

  test('are recorded with their version when it is given, and forgotten when taken back', () => {
    const offered = all.map((document) => ({ ...document, url: '/documents/x.pdf', size: 1 }))
    const given = setAcceptance(emptyApplication('a'), 'brokerTerms', true, offered)
    expect(given.acceptances.brokerTerms).toBe(true)
    expect(given.versionsRead.brokerTerms).toEqual([
      { type: 'FSG', name: 'FSG of the insurer', version: '4.1', date: '2026-03-01', opened: null },
    ])
    const unopened = offered.map((document) => ({ ...document, opened: false }))
    expect(setAcceptance(given, 'brokerTerms', true, unopened).versionsRead.brokerTerms).toMatchObject([
      { type: 'FSG', opened: false },
    ])
    expect(setAcceptance(given, 'brokerTerms', false, offered)).toEqual(emptyApplication('a'))
  })

  test('are none when none could be loaded; the acceptance stands all the same', () => {
    const given = setAcceptance(emptyApplication('a'), 'insurerPdsAndPrivacy', true)
    expect(given.acceptances.insurerPdsAndPrivacy).toBe(true)
    expect(given.versionsRead.insurerPdsAndPrivacy).toEqual([])
  })
})

property.prop([anyApplication, fc.constantFrom(...ACCEPTANCES), fc.boolean()])(
  'one acceptance changes no other answer and not its input',
  (answers, acceptance, accepted) => {
    const before = JSON.stringify(answers)
    const after = setAcceptance(answers, acceptance, accepted, all)
    expect(JSON.stringify(answers)).toBe(before)
    expect(after.acceptances).toEqual({ ...answers.acceptances, [acceptance]: accepted })
    const { acceptances: _, versionsRead: __, ...rest } = after
    expect(answers).toMatchObject(rest)
    for (const other of acceptancesAt('key-documents')) {
      if (other !== acceptance)
        expect(Reflect.get(after.versionsRead, other)).toBe(Reflect.get(answers.versionsRead, other))
    }
  },
)

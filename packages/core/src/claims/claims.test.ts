import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { addBusinessDays } from '../calendar/addBusinessDays.ts'
import { addMonths } from '../calendar/addMonths.ts'
import { isPublicHoliday } from '../calendar/isPublicHoliday.ts'
import { addDays } from '../fields/localDate.ts'
import { calendarDate } from '../testing/index.ts'
import { CLAIM_DOCUMENT_ROWS, claimChecklist, claimDocuments, openRequests } from './claimDocuments.ts'
import { type ClaimAnswers, claimFields } from './claimFields.ts'
import { claimRequest } from './claimRequest.ts'
import { claimTimeline, isClaimOver, waitingEndsOn } from './claimTimeline.ts'
import { nextOfClaim } from './nextOfClaim.ts'
import { parseClaimText } from './parseClaimText.ts'
import {
  CLAIM_CONTACTS,
  CLAIM_DOCUMENTS,
  CLAIM_OUTCOMES,
  CLAIM_RELATIONSHIPS,
  CLAIM_STAGES,
  CLAIM_TYPES,
  CLAIM_WORK_STATUSES,
  CLAIMANTS,
  claimTypesFor,
  OTHER_BENEFITS,
} from './types.ts'

const TODAY = '2026-11-23'
const lodged = (changes: Partial<ClaimAnswers> = {}): ClaimAnswers => ({
  ...claimFields.empty,
  claimant: 'self',
  type: 'criticalIllness',
  policyId: 'p-1001',
  eventDate: '2026-11-02',
  contactPreference: 'email',
  hasConsented: true,
  ...changes,
})
const faults = (answers: ClaimAnswers) =>
  claimFields.validate(answers, { on: TODAY }).map(({ field, code }) => `${field}: ${code}`)

describe('what a claim needs', () => {
  test('is who, which policy, the date, how to be reached, and consent; nothing else', () => {
    expect(faults(lodged())).toEqual([])
    expect(faults(claimFields.empty)).toEqual([
      'claimant: required',
      'type: required',
      'policyNumber: required',
      'eventDate: required',
      'contactPreference: required',
      'hasConsented: required',
    ])
  })

  test.each<[string, Partial<ClaimAnswers>, string[]]>([
    ['a typed number', { policyId: null, policyNumber: 'mlc 001-2345' }, []],
    ['a number that is none', { policyId: null, policyNumber: '?' }, ['policyNumber: format']],
    ['today', { eventDate: TODAY }, []],
    ['tomorrow', { eventDate: '2026-11-24' }, ['eventDate: future']],
    ['30 February', { eventDate: '2026-02-30' }, ['eventDate: not-a-date']],
    ['a call without a number', { contactPreference: 'phone' }, ['phone: required']],
    ['a call abroad', { contactPreference: 'phone', phone: '+64 21 000 0000' }, []],
    ['a call as dialled from Australia', { phone: '0011 64 21 123 456' }, []],
    ['a call to an organisation', { contactPreference: 'phone', phone: '13 11 14' }, []],
    ['a call to nobody', { contactPreference: 'phone', phone: '+116421123456' }, ['phone: format']],
    ['a call with what is dialled at home', { phone: '+64021123456' }, ['phone: format']],
    ['a letter without an address', { contactPreference: 'post' }, ['postalAddress: required']],
    ['an attorney for nobody', { claimant: 'attorney' }, ['insuredName: required']],
    ['an attorney', { claimant: 'attorney', insuredName: 'Kim Example' }, []],
    ['a death of who claims', { type: 'death' }, ['type: choice']],
    ['an illness of who died', { claimant: 'forDeceased', insuredName: 'Kim Example' }, ['type: choice']],
    [
      'work again before it stopped',
      { offWorkFrom: '2026-11-05', offWorkTo: '2026-11-04' },
      ['offWorkTo: min'],
    ],
    ['work again next month', { offWorkFrom: '2026-11-05', offWorkTo: '2026-12-24' }, []],
    ['4,000 characters', { description: 'a'.repeat(4000) }, []],
    ['4,001 characters', { description: 'a'.repeat(4001) }, ['description: too-long']],
    ['1,001 about doctors', { doctors: 'a'.repeat(1001) }, ['doctors: too-long']],
  ])('%s', (_, changes, expected) => {
    expect(faults(lodged(changes))).toEqual(expected)
  })

  test('each claimant has types, and together they have each once', () => {
    expect(claimTypesFor('self')).toEqual(['terminalIllness', 'tpd', 'criticalIllness', 'incomeProtection'])
    expect(claimTypesFor('forDeceased')).toEqual(['death'])
    expect(claimTypesFor('attorney')).toEqual(claimTypesFor('self'))
  })
})

describe('what is sent', () => {
  test('is canonical, and has no answer to what is not asked of a death', () => {
    const answers = lodged({
      claimant: 'forDeceased',
      insuredName: '  Kim   Example ',
      relationship: 'spouse',
      type: 'death',
      policyId: null,
      policyNumber: ' mlc0012345 ',
      insurerCode: 'MLC',
      eventDate: '2/11/2026',
      description: ' At home. \r\n\r\n\r\n\r\nIn the morning. ',
      workStatus: 'working',
      selfEmployed: true,
      offWorkFrom: '2026-11-02',
      otherBenefits: ['ctp'],
      contactPreference: 'phone',
      phone: '0491 570 006',
    })
    expect(claimRequest(answers, { on: TODAY, accountName: 'wattlebird' })).toEqual({
      ...claimFields.empty,
      accountName: 'wattlebird',
      claimant: 'forDeceased',
      insuredName: 'Kim Example',
      relationship: 'spouse',
      type: 'death',
      policyNumber: 'MLC0012345',
      insurerCode: 'MLC',
      eventDate: '2026-11-02',
      description: 'At home.\n\nIn the morning.',
      contactPreference: 'phone',
      phone: '+61491570006',
      hasConsented: true,
      consent: { id: 'claim', version: '2026-11-26' },
    })
  })

  test('of a policy on file names it alone, and is nothing while anything is missing', () => {
    const both = lodged({ policyNumber: 'MLC0012345', insurerCode: 'MLC' })
    expect(claimRequest(both, { on: TODAY, accountName: 'a' })).toMatchObject({
      policyId: 'p-1001',
      policyNumber: null,
      insurerCode: null,
    })
    expect(claimRequest(lodged({ hasConsented: false }), { on: TODAY, accountName: 'a' })).toBeNull()
  })

  property.prop([fc.string({ unit: 'binary', maxLength: 200 })])(
    'words are stable once they were read',
    (text) => {
      let once: string
      try {
        once = parseClaimText(text, { of: 'description' })
      } catch {
        return
      }
      expect(parseClaimText(once, { of: 'description' })).toBe(once)
      expect(once).not.toMatch(/\n{3}|\r/)
    },
  )

  test('what a draft holds is read, and what is none of it is dropped', () => {
    expect(
      claimFields.parse({ claimant: 'self', otherBenefits: ['ctp', 'ctp'], junk: 1, description: '  ' }),
    ).toEqual({
      ...claimFields.empty,
      claimant: 'self',
      otherBenefits: ['ctp'],
    })
    expect(() => claimFields.parse({ claimant: 'nobody' })).toThrow('claimant: choice')
    expect(() => claimFields.parse({ ...claimFields.empty, description: 4 })).toThrow('description: format')
  })
})

const words = (...texts: string[]) => fc.option(fc.constantFrom(...texts))
/** Values of any kind of field; each is tried by those that can have it. */
const VALUES = ['At home', ' At  home ', '2026-11-02', '2/11/2026', '2026-11-30', true, false]
/** Draws the blank value of a field and those values that it reads. */
const anyOf = ({ empty, read }: { empty: unknown; read: (value: unknown, path: string) => unknown }) =>
  fc.constantFrom(empty, ...VALUES.filter((value) => canRead(() => read(value, ''))))
function canRead(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch {
    return false
  }
}
const answered = fc.record({
  ...(Object.fromEntries(Object.entries(claimFields.own).map(([name, field]) => [name, anyOf(field)])) as {
    readonly [Name in keyof ClaimAnswers]: fc.Arbitrary<ClaimAnswers[Name]>
  }),
  claimant: fc.option(fc.constantFrom(...CLAIMANTS)),
  insuredName: words('Kim Example', '  Kim   Example', '7'),
  relationship: fc.option(fc.constantFrom(...CLAIM_RELATIONSHIPS)),
  type: fc.option(fc.constantFrom(...CLAIM_TYPES)),
  policyId: words('p-1001', ' '),
  policyNumber: words('mlc 001-2345', '?'),
  insurerCode: words('MLC', 'ZUR') as fc.Arbitrary<'MLC' | 'ZUR' | null>,
  eventDate: words('2026-11-02', '2/11/2026', '2026-11-30', '2026-02-30'),
  description: words('At home.', ' At home.\r\n\n\n\nIn the morning. ', ' '),
  workStatus: fc.option(fc.constantFrom(...CLAIM_WORK_STATUSES)),
  offWorkFrom: words('2026-11-03', '2026-12-01'),
  offWorkTo: words('2026-11-01', '2026-11-20'),
  otherBenefits: fc.subarray([...OTHER_BENEFITS]),
  contactPreference: fc.option(fc.constantFrom(...CLAIM_CONTACTS)),
  phone: words('0491 570 006', '+64 21 000 0000', '1'),
  postalAddress: words('12 Sample Street, Carlton VIC 3053', '@'),
})

describe('the fields of a claim', () => {
  property.prop([answered])('what is sent is read, sent and shown again as it is', (answers) => {
    const sent = claimFields.request(answers, { on: TODAY })
    expect(sent === null).toBe(claimFields.validate(answers, { on: TODAY }).length > 0)
    if (sent === null) return
    expect(claimFields.parse(JSON.parse(JSON.stringify(sent)))).toEqual(sent)
    expect(claimFields.request(sent, { on: TODAY })).toEqual(sent)
    const names = Object.keys(claimFields.own) as (keyof ClaimAnswers)[]
    const read = claimFields.submit(names, claimFields.show(sent), {
      before: claimFields.empty,
      context: { on: TODAY },
    })
    expect(read).toEqual({ answers: sent })
  })

  property.prop([answered])('a form and the server refuse the same fields of readable answers', (answers) => {
    let stored: ClaimAnswers
    try {
      stored = claimFields.parse(answers)
    } catch {
      return
    }
    // Without both, the form sets the only possible type, or asks for none until it knows the claimant.
    const { claimant, type } = stored
    if (claimant === null || type === null || !claimTypesFor(claimant).includes(type)) return
    const names = Object.keys(claimFields.own) as (keyof ClaimAnswers)[]
    const read = claimFields.submit(names, claimFields.show(stored), {
      before: claimFields.empty,
      context: { on: TODAY },
    })
    const refused = 'faults' in read ? read.faults.map(({ field }) => field) : []
    const faults = claimFields.validate(stored, { on: TODAY }).map(({ field }) => field)
    expect(refused).toEqual(faults)
  })
})

const facts = fc.record({
  claimant: fc.constantFrom(...CLAIMANTS),
  type: fc.constantFrom(...CLAIM_TYPES),
  relationship: fc.constantFrom(...CLAIM_RELATIONSHIPS, null),
  selfEmployed: fc.constantFrom(true, false, null),
  otherBenefits: fc.subarray([...OTHER_BENEFITS]),
  policyId: fc.constantFrom('p-1', null),
})

describe('the checklist', () => {
  const listed = (changes: Partial<ClaimAnswers>) =>
    claimDocuments(lodged(changes)).map(
      ({ oneOf, certifiedCopy }) => `${oneOf.join('/')}${certifiedCopy ? '!' : ''}`,
    )

  test.each<[string, Partial<ClaimAnswers>, string[]]>([
    [
      'a critical illness',
      {},
      ['claimForm', 'claimantIdentity!', 'medicalAuthority', 'doctorReport', 'testResults'],
    ],
    [
      'income of an employee, with workers compensation',
      { type: 'incomeProtection', selfEmployed: false, otherBenefits: ['workersCompensation'] },
      [
        'claimForm',
        'claimantIdentity!',
        'medicalAuthority',
        'doctorReport',
        'payslips/taxReturns',
        'employerStatement',
        'otherBenefitLetters',
      ],
    ],
    [
      'income of a business owner on a typed number, by an attorney',
      { type: 'incomeProtection', selfEmployed: true, policyId: null, claimant: 'attorney' },
      [
        'claimForm',
        'claimantIdentity!',
        'powerOfAttorney!',
        'medicalAuthority',
        'doctorReport',
        'taxReturns/businessAccounts',
        'policySchedule',
      ],
    ],
    [
      'a death, by a child',
      { claimant: 'forDeceased', type: 'death', relationship: 'child' },
      [
        'claimForm',
        'deathCertificate/attendantCertificate!',
        'birthCertificate/passport!',
        'claimantIdentity!',
        'relationshipDeclaration!',
      ],
    ],
  ])('of %s', (_, changes, expected) => {
    expect(listed(changes)).toEqual(expected)
  })

  property.prop([facts])(
    'has each paper in one line at most, and a form and an identity always',
    (answers) => {
      const papers = claimDocuments(answers).flatMap(({ oneOf }) => oneOf)
      expect(new Set(papers).size).toBe(papers.length)
      expect(papers).toEqual(expect.arrayContaining(['claimForm', 'claimantIdentity']))
      expect(papers).not.toContain('other')
    },
  )

  property.prop([facts, fc.subarray([...CLAIM_DOCUMENTS]), fc.subarray([...CLAIM_DOCUMENTS])])(
    'shows everything that is asked for, and nothing waits for what is here',
    (answers, received, requested) => {
      const open = openRequests(answers, { received, requested })
      const lines = claimChecklist(answers, { received, requested: open })
      for (const document of open) {
        const line = lines.find(({ oneOf }) => oneOf.includes(document))
        expect(line?.state).toBe('requested')
      }
      expect(open.filter((document) => received.includes(document))).toEqual([])
      for (const { oneOf, state } of lines)
        if (state === 'received') expect(oneOf.some((document) => received.includes(document))).toBe(true)
    },
  )

  test('every line belongs to some claim', () => {
    const some = fc.sample(facts, { numRuns: 2000, seed: 1 })
    const used = new Set(some.flatMap((answers) => claimDocuments(answers)))
    expect(CLAIM_DOCUMENT_ROWS.filter((row) => !used.has(row))).toEqual([])
  })
})

describe('the timeline', () => {
  const dates = (...given: Parameters<typeof claimTimeline>) =>
    claimTimeline(...given).map(({ stage, doneOn, dueOn }) => `${stage} ${doneOn ?? dueOn}`)

  test('of a lump sum lodged before Christmas', () => {
    const progress = { type: 'criticalIllness', outcome: null, waitingEndsOn: null } as const
    expect(dates({ ...progress, days: { lodged: '2026-12-23' } })).toEqual([
      'lodged 2026-12-23',
      // 25 and 28 December are holidays.
      'acknowledged 2026-12-29',
      'reviewed 2027-01-11',
      'decided 2027-06-23',
      'paid 2027-07-07',
    ])
  })

  test('of an income counts two months from the end of the waiting period', () => {
    const ends = waitingEndsOn('incomeProtection', '2026-11-02', '30')
    expect(ends).toBe('2026-12-02')
    const days = { lodged: '2026-11-23' }
    const timeline = claimTimeline({ type: 'incomeProtection', outcome: null, waitingEndsOn: ends, days })
    expect(timeline[3]).toEqual({ stage: 'decided', doneOn: null, dueOn: '2027-02-02' })
    expect(waitingEndsOn('incomeProtection', '2026-11-02', null)).toBeNull()
    expect(waitingEndsOn('tpd', '2026-11-02', null)).toBe('2027-01-31')
    expect(waitingEndsOn('death', '2026-11-02', '30')).toBeNull()
  })

  test('of a claim that is declined has no payment', () => {
    const days = {
      lodged: '2026-11-23',
      acknowledged: '2026-11-24',
      reviewed: '2026-11-30',
      decided: '2026-12-10',
    }
    const timeline = claimTimeline({ type: 'tpd', outcome: 'declined', waitingEndsOn: null, days })
    expect(timeline[4]).toEqual({ stage: 'paid', doneOn: null, dueOn: null })
  })

  const progress = fc
    .record({
      type: fc.constantFrom(...CLAIM_TYPES),
      lodged: calendarDate,
      steps: fc.array(fc.nat(40), { maxLength: 4 }),
      outcome: fc.constantFrom(...CLAIM_OUTCOMES),
      waiting: fc.option(fc.nat(730), { nil: null }),
    })
    .map(({ type, lodged: first, steps, outcome, waiting }) => {
      const days: { lodged: string } & Record<string, string> = { lodged: first }
      let day = first
      const most = outcome === 'declined' ? 3 : 4
      steps.slice(0, most).forEach((step, index) => {
        day = addDays(day, step)
        days[CLAIM_STAGES[index + 1] ?? ''] = day
      })
      return {
        type,
        days,
        outcome: days.decided === undefined ? null : outcome,
        waitingEndsOn: waiting === null ? null : addDays(first, waiting),
      }
    })

  property.prop([progress])(
    'has each stage once, done or due, and what is due after a working day',
    (one) => {
      const timeline = claimTimeline(one)
      expect(timeline.map(({ stage }) => stage)).toEqual(CLAIM_STAGES)
      for (const { stage, doneOn, dueOn } of timeline) {
        const isNever = stage === 'paid' && one.outcome === 'declined'
        expect([doneOn, dueOn].filter((day) => day !== null)).toHaveLength(isNever ? 0 : 1)
        if (dueOn !== null) expect(dueOn > one.days.lodged).toBe(true)
      }
    },
  )

  property.prop([progress, fc.boolean(), fc.boolean(), fc.nat(400)])(
    'says in every state what is next, who does it and by which day, until it is over',
    (one, hasBankDetails, isWaiting, later) => {
      const today = addDays(Object.values(one.days).toSorted().at(-1) ?? TODAY, later)
      const requestedOn = isWaiting ? today : null
      const { step, actor, by } = nextOfClaim(one, { requestedOn, hasBankDetails }, today)
      const isEnd = isClaimOver(one) && one.outcome === 'accepted'
      expect([actor, by].some((value) => value === null)).toBe(isEnd)
      expect(step === 'none').toBe(isEnd)
      expect(actor === 'you').toBe(step === 'sendDocuments' || step === 'giveBankDetails')
      if (step === 'nextPayment' || step === 'answerComplaint') expect((by ?? '') >= today).toBe(true)
    },
  )

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2026-11-23', 2, '2027-01-23'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to)
  })

  property.prop([calendarDate, fc.integer({ min: 1, max: 30 })])(
    'counts no holiday and no weekend',
    (from, days) => {
      const to = addBusinessDays(from, days)
      const weekday = new Date(`${to}T00:00:00Z`).getUTCDay()
      expect([isPublicHoliday(to), weekday % 6 === 0]).toEqual([false, false])
      expect(addBusinessDays(from, days - 1) < to).toBe(true)
    },
  )
})

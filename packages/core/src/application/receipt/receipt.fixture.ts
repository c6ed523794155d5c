import type { Answers } from '../../questionnaire/answers.ts'
import { definition } from '../../questionnaire/definition.fixture.ts'
import { emptyQuote } from '../../quote/emptyQuote.ts'
import type { ClientQuote } from '../../quote/types.ts'
import { robin, robinsApplication, sam, selectedMlc } from '../application.fixture.ts'
import { applicationRequest } from '../applicationRequest.ts'
import { emptyPayment } from '../emptyApplication.ts'
import { emptyHolder } from '../holderFields.ts'
import { ACCEPTANCES, type ApplicationAnswers } from '../types.ts'
import type { SaveApplicationRequest } from '../wire.ts'
import type { ReceiptContext } from './types.ts'

export const receiptContext: ReceiptContext = {
  reference: 'H7KQ3WXR',
  // The next day in Sydney.
  submittedAt: '2026-11-22T13:02:04.000Z',
  brandName: 'Wattlebird',
  definition,
  definitionHash: 'd'.repeat(64),
}

const empty = emptyQuote()
/** Life cover inside super with income protection outside. */
const quote: ClientQuote = {
  ...empty,
  personalDetails: {
    age: 37,
    gender: 'F',
    isSmoker: false,
    occupation: 'Accountant',
    occupationId: 2,
    state: 'NSW',
  },
  premiumType: 'stepped',
  covers: { payThroughSuper: 'true', selectedCovers: ['life', 'incomeProtection'] },
  lifeCover: { amount: 600_000, lifeOwner: 'S' },
  incomeProtectionCover: { ...empty.incomeProtectionCover, annualEarnings: 85_000, monthlyBenefit: 4_950 },
}

const questionnaire: Answers = {
  definition: `${definition.id}|${definition.version}`,
  values: {
    'body.weight': { value: 82.1, unit: 'st', entered: ['12', '13'] },
    'health.ill': 'yes',
    'health.ill.condition#x': 'other',
    'health.ill.more#x': 'My BRCA1 test was clear',
    'health.ill.condition#y': 'pressure',
    'health.ill.condition.pressure.readings#y': 'no',
    // Answered once, and no longer asked for.
    'health.ill.condition.pressure.readings.upper#y/b': 120,
    'health.mood': 'no',
  },
  rows: { 'health.ill': ['x', 'y'], 'health.ill.condition.pressure.readings#y': ['b'] },
}

const accepted = Object.fromEntries(ACCEPTANCES.map((name) => [name, true]))

/** Robin's application with Kim as the second holder: of each kind of answer one. */
export function receiptBody(change: Partial<ApplicationAnswers> = {}): SaveApplicationRequest {
  const start = robinsApplication()
  const answers: ApplicationAnswers = {
    ...start,
    holders: [
      robin({ title: 'Ms', lastName: 'Núñez', mobile: '+64210000000', mobileAbroad: true }),
      { ...emptyHolder('holder-2'), firstName: 'Kim', lastName: 'Example', email: 'kim@example.com' },
    ],
    acceptances: { ...start.acceptances, ...accepted },
    versionsRead: {
      ...start.versionsRead,
      insurerPdsAndPrivacy: [
        { type: 'PDS', name: 'Mallee Life Company PDS', version: '4.1', date: '2026-03-01' },
        { type: 'TMD', name: 'Mallee Life Company TMD', version: '2.0', date: '2026-03-01' },
      ],
    },
    payment: {
      ...emptyPayment(),
      method: 'enduringRollover',
      frequency: 'yearly',
      outsideMethod: 'directDebit',
      outsideFrequency: 'monthly',
      drawDay: 15,
      directDebit: {
        accountName: 'Robin Núñez',
        bsb: '970-001',
        accountNumber: '918273645',
        agreementAccepted: true,
      },
      rollover: {
        fundName: 'Saltmarsh Super',
        usi: null,
        abn: '11223491505',
        memberNumber: 'M7654321',
        balanceEnough: true,
        authorityAccepted: true,
      },
    },
    beneficiaries: {
      used: true,
      nominationType: 'binding',
      rows: [sam({ addressSame: true, benefitPercent: 3_333 })],
    },
    declarations: [
      {
        holderId: 'holder-1',
        name: 'Robin Núñez',
        signedAt: '2026-11-22T13:02:03.000Z',
        shownHash: 'a'.repeat(64),
      },
    ],
    ...change,
  }
  const selected = selectedMlc({
    premiums: { life: 49.81, tpd: null, criticalIllness: null, incomeProtection: 61.07 },
    totalPremiumAmount: 118.78,
  })
  return applicationRequest(answers, quote, selected, {
    accountName: 'wattlebird',
    tracking: {
      id: '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1',
      clientId: '9c2b8f4e-0a6d-4d57-8a61-1c7e5b3f2a10',
      draft: 'application',
      rev: 1,
      sentAt: '2026-11-22T13:02:03.000Z',
    },
    submit: true,
    questionnaire: { ...questionnaire },
  })
}

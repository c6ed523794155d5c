import fc from 'fast-check'
import type { ApplicationAnswers } from '../application/types.ts'
import type { CoverKind } from '../covers/kinds.ts'
import { OWNERS } from '../covers/terms.ts'
import { ageOn } from '../fields/parseDateOfBirth.ts'
import { PAYMENT_METHODS } from '../payment/paymentTerms.ts'
import { applyAllRules } from '../quote/applyAllRules.ts'
import { emptyQuote } from '../quote/emptyQuote.ts'
import type { ClientQuote } from '../quote/types.ts'
import { type GeneratedApplication, selectedOffer } from './applicationArbitraries.ts'
import { lawfulRows } from './beneficiaryArbitraries.ts'
import { abnText, nameText } from './fieldArbitraries.ts'
import { lawfulHolder } from './holderArbitraries.ts'
import { lawfulPayment } from './paymentArbitraries.ts'
import { calendarDate } from './textArbitraries.ts'

interface Choices {
  readonly age: number
  readonly birthday: string
  readonly first: string
  readonly last: string
  readonly owner: ClientQuote['lifeCover']['lifeOwner']
  readonly covers: readonly CoverKind[]
  readonly method: (typeof PAYMENT_METHODS)[number]
  readonly shares: readonly number[]
  readonly abn: string
}

function lawfulQuote({ owner, covers }: Choices, age: number): ClientQuote {
  const empty = emptyQuote()
  const quote: ClientQuote = {
    ...empty,
    personalDetails: {
      age,
      gender: 'F',
      isSmoker: false,
      occupation: 'Accountant',
      occupationId: 2,
      state: 'NSW',
    },
    premiumType: 'stepped',
    covers: { payThroughSuper: null, selectedCovers: [...covers] },
    lifeCover: { amount: covers.includes('life') ? 600_000 : null, lifeOwner: owner },
    incomeProtectionCover: covers.includes('incomeProtection')
      ? { ...empty.incomeProtectionCover, annualEarnings: 90_000, monthlyBenefit: 5_000 }
      : empty.incomeProtectionCover,
  }
  return applyAllRules(quote).quote
}

/** The day on which `lawfulApplication` lacks nothing. */
export const LAWFUL_TODAY = '2026-11-23'

/** An application that lacks nothing on `LAWFUL_TODAY`, of every owner, method and number of beneficiaries. */
export const lawfulApplication: fc.Arbitrary<GeneratedApplication> = fc
  .tuple(
    fc.record({
      age: fc.integer({ min: 19, max: 74 }),
      birthday: calendarDate.map((date) => (date.endsWith('-02-29') ? '-02-28' : date.slice(4))),
      first: nameText,
      last: nameText,
      owner: fc.constantFrom(...OWNERS),
      covers: fc.constantFrom<readonly CoverKind[]>(['life'], ['life', 'incomeProtection']),
      method: fc.constantFrom(...PAYMENT_METHODS),
      shares: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 }),
      abn: abnText,
    }),
    fc.boolean(),
    selectedOffer,
  )
  .map(([choices, used, selected]) => {
    const dateOfBirth = `${Number(LAWFUL_TODAY.slice(0, 4)) - choices.age}${choices.birthday}`
    const quote = lawfulQuote(choices, ageOn(dateOfBirth, LAWFUL_TODAY))
    const holder = lawfulHolder(choices, 'holder-1', dateOfBirth)
    const isSuper = quote.lifeCover.lifeOwner !== 'O'
    const signedAt = `${LAWFUL_TODAY}T01:02:03Z`
    const answers: ApplicationAnswers = {
      holders: [holder],
      acceptances: {
        dutyOfDisclosure: true,
        applicationRequirements: true,
        insurerPdsAndPrivacy: true,
        brokerTerms: true,
        insurerContact: true,
        monitorEmails: true,
        completeWithin30Days: true,
        personalDetailsDisclosure: true,
        applicationDeclarations: true,
      },
      versionsRead: {
        applicationRequirements: [],
        insurerPdsAndPrivacy: [
          { type: 'PDS', name: 'Cover Plan', version: '4.1', date: '2026-03-01', opened: null },
        ],
        brokerTerms: [],
        insurerContact: [],
        monitorEmails: [],
        completeWithin30Days: [],
        personalDetailsDisclosure: [],
      },
      payment: lawfulPayment(choices, quote),
      beneficiaries: {
        used,
        nominationType: isSuper ? 'nonBinding' : null,
        rows: lawfulRows(choices),
      },
      declarations: [
        { holderId: 'holder-1', name: `${choices.first} ${choices.last}`, signedAt, shownHash: null },
      ],
    }
    return { answers, quote, selected }
  })

import { COVER_STEPS } from '@coverkit/core'
import { describeNamedErrors, namedFormsOf } from '#common/testing/describeNamedErrors.ts'
import { changeFlow } from './flow.ts'

/** The words that name each field, by its step. */
const NAMES = {
  'duty-of-disclosure': { dutyOfDisclosure: /your duty/ },
  indexation: { indexation: /indexation/ },
  'insurer-declarations': { applicationDeclarations: /declarations/, signedName: /name/ },
  'key-documents': {
    insurerPdsAndPrivacy: /product disclosure statement and the privacy statement/,
    brokerTerms: /our terms and conditions/,
    insurerContact: /insurer contact you/,
    monitorEmails: /watch your email/,
    personalDetailsDisclosure: /share your personal details/,
  },
  'payment-details': {
    method: /how you want to pay the premium/,
    outsideMethod: /how you want to pay for the cover outside super/,
  },
  'review-cover': { reasons: /reasons/ },
  'select-covers': { covers: /covers/ },
}

/** The steps that a change has from the quote, which names their fields. */
const BORROWED: readonly string[] = [...Object.values(COVER_STEPS), 'premium-type']

const { load, all } = changeFlow.models
const own = () => new Map([...all()].filter(([step]) => !BORROWED.includes(step)))

describeNamedErrors(await namedFormsOf({ load, all: own }, NAMES))

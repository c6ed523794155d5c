import { parseInstant } from '../application/answerParsers.ts'
import { textFault } from '../application/faults.ts'
import { needsOutsidePayment, paymentMethods } from '../application/paymentMethods.ts'
import { groupOf } from '../covers/groupOf.ts'
import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'
import { amountFields } from '../covers/leaves.ts'
import { COVER_STEPS } from '../covers/steps.ts'
import { coversOf, sumInsuredOf } from '../covers/sums.ts'
import type { FieldCode } from '../fields/InvalidInputError.ts'
import { parseFullName } from '../fields/parseName.ts'
import { runRule } from '../quote/runRule.ts'
import { limitOwners } from '../quote/setOwner.ts'
import type { ClientQuote } from '../quote/types.ts'
import { changeAcceptances } from './changeAcceptances.ts'
import { changeIds } from './coverChanges.ts'
import { isNameOfHolder } from './isNameOfHolder.ts'
import { policyTermFields } from './policyTermFields.ts'
import { sumLimits } from './sumLimits.ts'
import type { ChangeAcceptance, ChangeAnswers, ChangeStep, CoverChange } from './types.ts'

/** One thing that a change lacks, and the step on which it is answered. */
export interface ChangeFault {
  readonly step: ChangeStep
  /** Dotted path in the answers, such as `after.quote.lifeCover.amount`. */
  readonly field: string
  readonly code: FieldCode
}

/** The step on which an acceptance is given. */
function stepOfChangeAcceptance(acceptance: ChangeAcceptance): ChangeStep {
  if (acceptance === 'dutyOfDisclosure') return 'duty-of-disclosure'
  return acceptance === 'applicationDeclarations' ? 'insurer-declarations' : 'key-documents'
}

function sumCode(now: ClientQuote, after: ClientQuote, kind: CoverKind): FieldCode | null {
  const sum = sumInsuredOf(after, kind)
  if (sum === 0) return 'required'
  // An unchanged sum is not validated: it may be outside the limits.
  if (coversOf(now).includes(kind) && sum === sumInsuredOf(now, kind)) return null
  const { minimum, maximum } = sumLimits(now, after, kind)
  if (sum > maximum) return 'max'
  return sum < minimum ? 'min' : null
}

function coverFaults({ now, after }: CoverChange): ChangeFault[] {
  const { selectedCovers } = after.quote.covers
  return COVER_KINDS.filter((kind) => selectedCovers.includes(kind)).flatMap((kind) => {
    const code = sumCode(now.quote, after.quote, kind)
    const step = COVER_STEPS[kind]
    const [field] = amountFields(kind)
    return code === null ? [] : [{ step, field: `after.quote.${field}`, code }]
  })
}

/** Links and owners that no rule would leave so. */
function orderFaults({ after }: CoverChange): ChangeFault[] {
  const { changes } = runRule(after.quote, limitOwners)
  return COVER_KINDS.flatMap((kind) => {
    const step = COVER_STEPS[kind]
    const own = changes.filter(({ field }) => field.startsWith(`${groupOf(kind)}.`))
    return own.map(({ field }) => ({ step, field: `after.quote.${field}`, code: 'choice' }) as const)
  })
}

function paymentFaults({ after }: CoverChange): ChangeFault[] {
  const { quote, paymentMethod, outsidePaymentMethod } = after
  const leavesOutside = needsOutsidePayment(quote, 'enduringRollover')
  const faults = policyTermFields.validate(after, { methods: paymentMethods(quote), leavesOutside })
  const codeAt = (name: string) => faults.find(({ field }) => field === name)?.code ?? null
  const isTooOften = paymentMethod === 'enduringRollover' && quote.paymentFrequency !== 'yearly'
  const isUnneeded = outsidePaymentMethod !== null && !needsOutsidePayment(quote, paymentMethod)
  const codes = [
    ['after.paymentMethod', codeAt('paymentMethod')],
    ['after.quote.paymentFrequency', isTooOften ? 'choice' : null],
    ['after.outsidePaymentMethod', isUnneeded ? 'choice' : codeAt('outsidePaymentMethod')],
  ] as const
  return codes.flatMap(([field, code]) => (code === null ? [] : [{ step: 'payment-details', field, code }]))
}

/** Requests made together with a change that are not terms of the policy. */
export interface ChangeExtras {
  /** An increase after a life event is requested: then the terms may stay as they are. */
  readonly hasIncrease?: boolean
}

/**
 * Whether what is wanted can be, from the covers to the payment: something changes, sums within their limits, links, owners
 * and payment in order. A policy that no cover is left of needs nothing else.
 */
export function validateTerms(
  change: CoverChange,
  { hasIncrease = false }: ChangeExtras = {},
): ChangeFault[] {
  const { quote } = change.after
  if (changeIds(change).length === 0)
    return hasIncrease ? [] : [{ step: 'review-cover', field: 'after', code: 'required' }]
  if (quote.covers.selectedCovers.length === 0) return []
  if (quote.premiumType === null) {
    return [{ step: 'premium-type', field: 'after.quote.premiumType', code: 'required' }]
  }
  return [...coverFaults(change), ...orderFaults(change), ...paymentFaults(change)]
}

/** Validates the signature: the policy's name, as names are compared; any full name when the policy has none. */
function signatureCode({ policy, signature }: ChangeAnswers): FieldCode | null {
  if (signature === null) return 'required'
  const { name, signedAt } = signature
  const code = textFault(name, parseFullName) ?? textFault(signedAt, parseInstant)
  const holder = policy?.policyHolder ?? null
  if (code !== null || holder === null) return code
  return isNameOfHolder(name, holder) ? null : 'match'
}

/**
 * Everything that a change lacks before it can be submitted, in the order of the steps; the health questions aside, which have
 * checks of their own. Browser and server run this same function.
 */
export function validateChange(answers: ChangeAnswers, extras: ChangeExtras = {}): ChangeFault[] {
  if (answers.policy === null) return [{ step: 'select-covers', field: 'policy', code: 'required' }]
  const missing = changeAcceptances.validate(answers.acceptances, { areDocumentsShown: true })
  const code = signatureCode(answers)
  return [
    ...validateTerms(answers, extras),
    ...missing.map(({ field, code }) => ({
      step: stepOfChangeAcceptance(field),
      field: `acceptances.${field}`,
      code,
    })),
    ...(code === null ? [] : [{ step: 'insurer-declarations', field: 'signature', code } as const]),
  ]
}

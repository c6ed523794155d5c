import { isDeepStrictEqual } from 'node:util'
import {
  type AcceptedDocument,
  CHANGE_DOCUMENT_ACCEPTANCES,
  type ChangeOfPolicy,
  changeCoverRequest,
  changedPolicy,
  changeProfile,
  needsHealthQuestions,
  startChange,
  sumInsuredOf,
  termsFromRequest,
  validateChange,
} from '@coverkit/core/change-cover'
import type { Schema } from '../../document/Schema.ts'
import { type FieldError, Problem } from '../../problem/Problem.ts'
import type { PricedChange } from '../../rating/priceChange.ts'
import type { Services } from '../../services/Services.ts'
import { checkQuestionnaireOf } from '../applications/checkQuestionnaire.ts'
import { type OwnTerms, priceOf } from '../policies/ownTerms.ts'

type Body = Schema<'ChangeCoverRequest'>

/** A complete change with its price; without a price if no cover is left. */
export interface CheckedChange {
  answers: ChangeOfPolicy
  priced: PricedChange | null
}

/** Compares the body's customer, insurer and policy number with the stored ones. */
function identityErrors(body: Body, { policy }: OwnTerms, caller: string): FieldError[] {
  const pairs = [
    ['contactId', body.contactId, caller],
    ['insurer_Code', body.insurer_Code, policy.insurerCode],
    ['policy_Number', body.policy_Number, policy.number],
  ]
  return pairs.flatMap(([field = '', sent, known]) => (sent === known ? [] : [{ field, code: 'match' }]))
}

function answersOf(body: Body, { policy, now }: OwnTerms): ChangeOfPolicy {
  const { signedName: name, signedAt, acceptances, documentsRead = [] } = body
  return {
    ...startChange(changedPolicy(policy), now),
    after: termsFromRequest(wireTerms(body), now),
    acceptances,
    documentsRead: documentsRead.flatMap(acceptedDocument),
    signature: name && signedAt ? { name, signedAt } : null,
  }
}

/** Drops documents for acceptances that a change does not have. */
function acceptedDocument({
  acceptance: given,
  opened,
  ...document
}: Schema<'DocumentRead'>): AcceptedDocument[] {
  const acceptance = CHANGE_DOCUMENT_ACCEPTANCES.find((known) => known === given)
  return acceptance ? [{ acceptance, ...document, opened: opened ?? null }] : []
}

/** Sets absent fields to null. */
export function wireTerms(body: Omit<Body, 'shown_Premium'>) {
  const {
    outsidePaymentMethod = null,
    double_TPD = null,
    tpD_Buy_back = null,
    tpD_Occupation_Type = null,
    cI_Buy_back = null,
    reinstatement = null,
    increasing_Claim = null,
    super_Contribution = null,
    annual_Earnings = null,
  } = body
  return {
    ...body,
    outsidePaymentMethod,
    double_TPD,
    tpD_Buy_back,
    tpD_Occupation_Type,
    cI_Buy_back,
    reinstatement,
    increasing_Claim,
    super_Contribution,
    annual_Earnings,
  }
}

/** Returns errors for fields beyond the terms, which no other check reads, such as an absent cover's option. */
function contradictions(body: Body, answers: ChangeOfPolicy): FieldError[] {
  const { contactId, shown_Premium: shownPremium = null } = body
  // `healthErrors` checks the health answers; this only checks that a change may have any.
  const {
    questionnaire: _,
    guaranteedInsurability: _increase,
    reasons: _reasons,
    ...rebuilt
  } = changeCoverRequest(answers, { contactId, shownPremium })
  const sent: Readonly<Record<string, unknown>> = { ...wireTerms(body) }
  const others = Object.entries(rebuilt).flatMap(([field, value]) => {
    const given = sent[field] ?? (field === 'documentsRead' ? [] : null)
    return isDeepStrictEqual(JSON.parse(JSON.stringify(given)), JSON.parse(JSON.stringify(value)))
      ? []
      : [field]
  })
  const isUncalledFor = Boolean(body.questionnaire) && !needsHealthQuestions(answers)
  return [...others, ...(isUncalledFor ? ['questionnaire'] : [])].map((field) => ({
    field,
    code: 'inconsistent',
  }))
}

/** Checks that an increase is of this policy, and of a cover that the change does not lower or end. */
function increaseContradictions(body: Body, { now, after }: ChangeOfPolicy): FieldError[] {
  const { guaranteedInsurability: increase = null } = body
  if (increase === null) return []
  const { policyId = null, cover } = increase
  const isOther = policyId !== null && policyId.toLowerCase() !== body.policyId.toLowerCase()
  return [
    ...(isOther ? [{ field: 'guaranteedInsurability.policyId', code: 'match' }] : []),
    ...(sumInsuredOf(after.quote, cover) >= sumInsuredOf(now.quote, cover)
      ? []
      : [{ field: 'guaranteedInsurability.cover', code: 'inconsistent' }]),
  ]
}

function healthErrors(
  body: Body,
  answers: ChangeOfPolicy,
  { occupationClasses }: PricedChange,
  today: string,
): FieldError[] {
  if (!needsHealthQuestions(answers)) return []
  return checkQuestionnaireOf(
    body.questionnaire,
    (day) => changeProfile(answers, { occupationClasses }, day),
    today,
    'questionnaire',
  )
}

function priceErrors({ shown_Premium: shown = null }: Body, { after, reasons }: PricedChange): FieldError[] {
  const declined = reasons.map(({ code, cover }) => ({ field: cover ?? 'policy', code }))
  const isOther = shown !== null && after !== null && shown !== after.premium.parts.total
  return [...declined, ...(isOther ? [{ field: 'shown_Premium', code: 'premium-mismatch' }] : [])]
}

/**
 * Checks a change by the functions that the form runs, and computes its premium.
 * @throws Problem 422 with all errors
 */
export function checkChange(services: Services, body: Body, own: OwnTerms, caller: string): CheckedChange {
  const refuse = (errors: FieldError[]) => {
    if (errors.length > 0) throw new Problem(422, errors)
  }
  refuse(identityErrors(body, own, caller))
  const answers = answersOf(body, own)
  const hasIncrease = Boolean(body.guaranteedInsurability)
  refuse([
    ...validateChange(answers, { hasIncrease }).map(({ field, code }) => ({ field, code })),
    ...increaseContradictions(body, answers),
    ...contradictions(body, answers),
  ])
  if (body.status === 'Discontinued') return { answers, priced: null }
  const priced = priceOf(services, own, answers.after)
  refuse([...priceErrors(body, priced), ...healthErrors(body, answers, priced, own.today)])
  return { answers, priced }
}

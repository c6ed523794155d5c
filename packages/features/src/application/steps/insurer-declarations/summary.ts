import {
  addressLine,
  formatDate,
  fullName,
  hasLifeBenefit,
  holderFields,
  type Payment,
  type PaymentFrequency,
  type PolicyHolder,
  submittedBeneficiary,
} from '@coverkit/core'
import { premiumCopy, premiumFacts } from '#cover/premium'
import { quoteTerms, termsCopy, termsLine } from '#cover/terms'
import { REVIEW_PAGE } from '#underwriting/questionnaire'
import type { ApplicationAnswers, Offer } from '../../answers.ts'
import type { ApplicationStepId } from '../../flow.ts'
import type { PaymentNumbers } from '../../paymentNumbers.ts'
import { priceOf } from '../../price.ts'
import { submittedApplication } from '../../submittedApplication.ts'
import { evaluated } from '../personal-questionnaire/evaluated.ts'
import { summaryCopy as copy } from './copy.ts'

/** One line of a summary. */
interface SummaryFact {
  readonly label: string
  readonly value: string
}

/** A summary of the answers on one step. */
export interface SummarySection {
  readonly id: string
  readonly title: string
  readonly step: ApplicationStepId
  /** The page of the step on which they are changed; absent for a step without pages. */
  readonly page?: string
  readonly facts: readonly SummaryFact[]
}

const fact = (label: string, value: string | null): SummaryFact => ({
  label,
  value: value ?? copy.notProvided,
})

/** Facts that are left out where there is nothing to say. */
const optional = (label: string, value: string | null) => (value === null ? [] : [fact(label, value)])

/** The inputs of a summary. The typed signature is not one of them. */
type Basis = Pick<ApplicationAnswers, 'offer' | 'application' | 'paymentNumbers' | 'questionnaire'>

/** The last of each application, which holds it: once the draft is emptied, nothing here keeps an answer. */
const lasts = new WeakMap<
  Basis['application'],
  { readonly basis: Basis; readonly summary: readonly SummarySection[] }
>()

/**
 * The answers in short, in the order in which they are checked; none without an offer. The last is kept, as each key of
 * the signature draws the page again.
 */
export function summaryOf(answers: ApplicationAnswers): readonly SummarySection[] {
  const { offer, application, paymentNumbers, questionnaire } = answers
  const last = lasts.get(application)
  const isLast =
    last?.basis.offer === offer &&
    last.basis.paymentNumbers === paymentNumbers &&
    last.basis.questionnaire === questionnaire
  if (last && isLast) return last.summary
  const summary = sectionsOf(answers)
  lasts.set(application, { basis: { offer, application, paymentNumbers, questionnaire }, summary })
  return summary
}

function sectionsOf(answers: ApplicationAnswers): readonly SummarySection[] {
  const { offer, paymentNumbers } = answers
  if (offer === null) return []
  const application = submittedApplication(answers)
  const { holders, payment, beneficiaries } = application
  const { titles } = copy
  return [
    { id: 'cover', title: titles.cover, step: 'confirm-cover', facts: coverFacts(offer, payment) },
    ...holders.map((holder, index): SummarySection => {
      const title = index === 0 ? titles.details : titles.secondHolder
      return { id: `holder-${index}`, title, step: 'personal-information', facts: holderFacts(holder) }
    }),
    {
      id: 'payment',
      title: titles.payment,
      step: 'payment-details',
      facts: paymentFacts(payment, paymentNumbers),
    },
    ...(hasLifeBenefit(offer.terms)
      ? [
          {
            id: 'beneficiaries',
            title: titles.beneficiaries,
            step: 'beneficiaries',
            facts: beneficiaryFacts(beneficiaries),
          } as const,
        ]
      : []),
    {
      id: 'health',
      title: titles.health,
      step: 'personal-questionnaire',
      page: REVIEW_PAGE,
      facts: healthFacts(answers),
    },
  ]
}

/** The premium is as it is paid, not as it was compared. */
function coverFacts(offer: Offer, payment: Payment): readonly SummaryFact[] {
  const { terms, chosen } = offer
  const { quote } = chosen
  const price = priceOf(offer, payment)
  return [
    fact(copy.insurer, `${quote.supplierName}, ${quote.productName}`),
    ...quoteTerms(terms).map((cover) => fact(cover.name, termsLine(cover.terms))),
    ...optional(termsCopy.person.premiumType, terms.premiumType && termsCopy.premiumTypes[terms.premiumType]),
    ...(price ? premiumFacts(price, copy.premium) : [fact(copy.premium, null)]),
  ]
}

function holderFacts(holder: PolicyHolder): readonly SummaryFact[] {
  const { title, firstName, middleName, lastName, dateOfBirth, preferredContact } = holder
  return [
    fact(copy.name, [title, fullName(firstName, lastName, middleName)].filter(Boolean).join(' ') || null),
    fact(copy.dateOfBirth, dateOfBirth && formatDate(dateOfBirth)),
    fact(copy.reached, [mobileOf(holder), holder.email].filter(Boolean).join(', ') || null),
    fact(copy.address, addressLine(holder)),
    ...optional(copy.contact, preferredContact && copy.contacts[preferredContact]),
  ]
}

const mobileOf = (holder: PolicyHolder): string =>
  holderFields.own.mobile.show(holder.mobile, holder).toString()

const LAST_DIGITS = 3

function paymentFacts(payment: Payment, { accountNumber, card }: PaymentNumbers): readonly SummaryFact[] {
  const { method, frequency, outsideMethod, outsideFrequency, directDebit, rollover, drawDay } = payment
  const methods = [method, outsideMethod]
  const { accountName, bsb } = directDebit
  const last = accountNumber?.slice(-LAST_DIGITS)
  return [
    fact(copy.method, method && methodWords(method, frequency)),
    ...(method && frequency === null ? [fact(copy.frequency, null)] : []),
    ...optional(copy.outside, outsideMethod && methodWords(outsideMethod, outsideFrequency)),
    ...(method === 'enduringRollover' ? [fact(copy.fund, rollover.fundName)] : []),
    ...(methods.includes('directDebit')
      ? [fact(copy.account, accountName && bsb && last ? copy.accountOf(accountName, bsb, last) : null)]
      : []),
    ...(methods.includes('creditCard')
      ? [fact(copy.card, card && copy.cardOf(card.brand, card.last4, card.expiry))]
      : []),
    ...(methods.some((one) => one === 'directDebit' || one === 'creditCard')
      ? optional(copy.drawDay, drawDay === null ? null : String(drawDay))
      : []),
  ]
}

const methodWords = (method: NonNullable<Payment['method']>, frequency: PaymentFrequency | null): string =>
  [copy.methods[method], frequency && premiumCopy.frequencies[frequency].toLowerCase()]
    .filter(Boolean)
    .join(', ')

function beneficiaryFacts({
  used,
  rows,
}: ApplicationAnswers['application']['beneficiaries']): readonly SummaryFact[] {
  if (used !== true) return [fact(copy.named, used === false ? copy.none : null)]
  return rows.map((row) => {
    const { organisationName, firstName, lastName, relationshipToPolicyHolder, benefitPercent } =
      submittedBeneficiary(row)
    const name = (organisationName ?? fullName(firstName, lastName)) || relationshipToPolicyHolder
    const share = benefitPercent === null ? null : copy.share(String(benefitPercent / 100))
    return fact(name ?? copy.notProvided, share)
  })
}

/** How much was answered of the questionnaire, and how much of it is left out. */
function healthFacts(answers: ApplicationAnswers): readonly SummaryFact[] {
  const now = evaluated(answers)
  if (now === null) return []
  const { evaluation, state, hidden } = now
  const needed = evaluation.sections.filter(({ status }) => status !== 'not-needed')
  const count = evaluation.asked.filter((key) => state.answers.values[key] !== undefined).length
  return [
    fact(copy.answered, copy.inSections(copy.answers(count), needed.length)),
    ...(hidden === 0 ? [] : [fact(copy.notSent, copy.hidden(hidden))]),
  ]
}

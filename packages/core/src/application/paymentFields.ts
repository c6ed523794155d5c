import { type AnswersOf, defineFields } from '../fields/defineFields.ts'
import type { FieldRules } from '../fields/Field.ts'
import { choice, inGroup, text, tick, wholeNumber, yesNo } from '../fields/kinds.ts'
import { OUTSIDE_METHODS, type OutsideMethod } from '../payment/outsideMethods.ts'
import {
  PAYMENT_FREQUENCIES,
  PAYMENT_METHODS,
  type PaymentFrequency,
  type PaymentMethod,
} from '../payment/paymentTerms.ts'
import type { ClientQuote } from '../quote/types.ts'
import { parseAccountName, parseAccountNumber, parseBsb } from './parseBankAccount.ts'
import { parseAbn, parseFundName, parseMemberNumber, parseUsi } from './parseFund.ts'
import { DRAW_DAY_RULES, parseCardToken } from './parsePayment.ts'
import { needsOutsidePayment, paymentMethods } from './paymentMethods.ts'

/** The context that the rules of a payment read: what the offer allows. */
export interface PaymentContext {
  readonly methods: readonly PaymentMethod[]
  /** Whether a rollover leaves cover that has to be paid for outside super. */
  readonly leavesOutside: boolean
  /** Whether it has to be said that the fund holds enough. */
  readonly isBalanceRequired: boolean
}

/** Returns what the terms of an offer allow. */
export const paymentContext = (terms: ClientQuote): Omit<PaymentContext, 'isBalanceRequired'> => ({
  methods: paymentMethods(terms),
  leavesOutside: needsOutsidePayment(terms, 'enduringRollover'),
})

type Method = {
  readonly method: PaymentMethod | null
}
type Methods = Method & {
  readonly outsideMethod: OutsideMethod | null
}
const YEARLY: readonly PaymentFrequency[] = ['yearly']

const isRollover = ({ method }: Method, { methods }: PaymentContext): boolean =>
  method === 'enduringRollover' && methods.includes(method)
const isOutside = (payment: Method, context: PaymentContext): boolean =>
  isRollover(payment, context) && context.leavesOutside
const pays =
  (by: OutsideMethod) =>
  (payment: Methods, context: PaymentContext): boolean =>
    payment.method === by || (isOutside(payment, context) && payment.outsideMethod === by)
const isDebit = pays('directDebit')
const isCard = pays('creditCard')
/** The insurer draws something on a day. */
const isDrawn = (payment: Methods, context: PaymentContext): boolean =>
  isDebit(payment, context) || isCard(payment, context)

/** The parts of the form that the chosen methods need. */
export const paymentParts = (payment: Methods, context: PaymentContext) => ({
  isRollover: isRollover(payment, context),
  isOutside: isOutside(payment, context),
  isDebit: isDebit(payment, context),
  isCard: isCard(payment, context),
  isDrawn: isDrawn(payment, context),
})

const debitFields = <const Rules extends FieldRules>(rules: Rules) => ({
  accountName: text(parseAccountName, rules),
  /** As `062-000`. */
  bsb: text(parseBsb, rules),
  /** 5 to 9 digits; text, as it may begin with 0. */
  accountNumber: text(parseAccountNumber, rules),
  /** The direct debit request service agreement. */
  agreementAccepted: tick(rules),
})

/** How the premiums are paid, in the order of the form. The outside pair is for the cover outside super beside a rollover. */
export const paymentFields = defineFields<PaymentContext>()({
  method: choice(PAYMENT_METHODS, {
    required: true,
    offered: (_: unknown, { methods }: PaymentContext) => methods,
  }),
  frequency: choice(PAYMENT_FREQUENCIES, {
    required: true,
    offered: ({ method }: Method) => (method === 'enduringRollover' ? YEARLY : PAYMENT_FREQUENCIES),
  }),
  'rollover.fundName': text(parseFundName, { includedWhen: isRollover, required: true }),
  /** The fund's unique superannuation identifier: it or the ABN identifies the fund. */
  'rollover.usi': text(parseUsi, {
    includedWhen: isRollover,
    required: ({ rollover }: { readonly rollover: { readonly abn: string | null } }) => rollover.abn === null,
  }),
  /** 11 digits. */
  'rollover.abn': text(parseAbn, { includedWhen: isRollover }),
  'rollover.memberNumber': text(parseMemberNumber, { includedWhen: isRollover, required: true }),
  /** Whether the account holds enough for a year's premium. */
  'rollover.balanceEnough': yesNo({
    includedWhen: isRollover,
    required: (_: unknown, { isBalanceRequired }: PaymentContext) => isBalanceRequired,
  }),
  /** The standing request to the fund. */
  'rollover.authorityAccepted': tick({ includedWhen: isRollover, required: true }),
  outsideMethod: choice(OUTSIDE_METHODS, { includedWhen: isOutside, required: true }),
  outsideFrequency: choice(PAYMENT_FREQUENCIES, { includedWhen: isOutside, required: true }),
  ...inGroup('directDebit', debitFields({ includedWhen: isDebit, required: true })),
  /** Day of the month, 1 to 28; null leaves it to the insurer. */
  drawDay: wholeNumber({ ...DRAW_DAY_RULES, includedWhen: isDrawn }),
  /** The payment provider's token; never a card number. */
  cardToken: text(parseCardToken, { includedWhen: isCard, required: true }),
})

/** How the premiums are paid. */
export type Payment = AnswersOf<typeof paymentFields>
/** An account that premiums are drawn from. */
export type DirectDebit = Payment['directDebit']
/** The super fund that an enduring rollover comes from. */
export type Rollover = Payment['rollover']

import type { PaymentFrequency, PaymentMethod } from '@coverkit/core'
import { premiumCopy } from '#cover/premium'

const frequencies: Record<PaymentFrequency, string> = premiumCopy.frequencies

export const paymentCopy = {
  title: 'Payment',
  lead: (insurer: string) =>
    `Tell us how ${insurer} should collect your premium. Nothing is charged now: the first payment is due when your cover starts.`,
  method: 'Payment method',
  methods: {
    directDebit: 'Direct debit',
    creditCard: 'Credit card',
    enduringRollover: 'Enduring rollover',
  } satisfies Record<PaymentMethod, string>,
  methodNotes: {
    directDebit: 'From a bank account, on the day of the month you choose.',
    creditCard: 'You give your card details straight to the payment provider. We never see the number.',
    enduringRollover: 'From your super fund, once a year. Only for cover inside super.',
  } satisfies Record<PaymentMethod, string>,
  cardByPhone: (phone: string) =>
    `We set up card payments by phone. Call ${phone}, or choose another way to pay for now.`,
  frequency: 'Payment frequency',
  frequencies,
  price: (instalment: string, frequency: PaymentFrequency) => `${instalment} ${premiumCopy.per[frequency]}`,
  perYear: (amount: string) => `${amount} a year`,
  extra: (amount: string, percent: number) => `${amount} (${percent}%) a year more than paying yearly`,
  drawDay: 'Day of the month',
  drawDayHint: '1 to 28: when the insurer collects. Leave it blank and the insurer chooses the day.',
  rolloverYearly: 'Your fund pays a rollover once a year.',
  fundPart: (amount: string) => `${amount} a year for the cover that your fund pays for`,
  whatYouPay: 'What you’ll pay',
  yes: 'Yes',
  no: 'No',
  changed: {
    title: 'What we changed',
    frequency: (from: string, to: string) =>
      `We changed your payment frequency from ${from.toLowerCase()} to ${to.toLowerCase()}, because a rollover is only paid once a year. If you choose another payment method, we’ll change it back.`,
    frequencySet: (to: string) =>
      `We set your payment frequency to ${to.toLowerCase()}, because a rollover is only paid once a year.`,
    method:
      'We removed the rollover you chose, because none of your cover is inside super any more. Choose another way to pay.',
  },
  aside: {
    title: 'When you’re charged',
    text: 'The insurer doesn’t take any money until it has accepted you and your cover starts. You can change how you pay, and how often, at any time.',
    why: 'The insurer sets up the payment from these details, so that your cover starts without a gap. We don’t store your account, card and member numbers on this device, so if you reload the page you’ll need to enter them again.',
  },
}

export const debitCopy = {
  title: 'Direct debit',
  accountName: 'Account name',
  accountNameHint: 'As on your bank statement.',
  bsb: 'BSB',
  bsbHint: 'Six digits, like 970-001.',
  bank: (name: string) => `This is ${name}.`,
  bankUnknown: 'We don’t recognise this BSB. Check it against your statement. If it’s right, carry on.',
  accountNumber: 'Account number',
  accountNumberHint: '5 to 9 digits.',
  joint:
    'If two people have to sign for this account, the insurer will ask the other one to sign too before the first debit.',
  agreementSummary: 'Read the direct debit request service agreement',
  agreementPoints: (insurer: string) => [
    `You ask ${insurer} to take your premiums from this account when they’re due. If the due date isn’t a business day, the insurer takes the payment on the next one.`,
    'You get at least 14 days’ notice before the amount, the day or these terms change, unless you asked for the change.',
    'You can change, defer, stop or cancel a debit through the insurer or your bank. Allow 2 business days.',
    'If there isn’t enough in the account, the debit may be returned and your bank may charge you. The insurer tries again or contacts you. Your cover can end if premiums stay unpaid.',
    'If you think a debit is wrong, tell the insurer first. It replies in writing and refunds anything it took by mistake. You can also ask your bank.',
    'The insurer keeps your account details confidential, except where the bank needs them to carry out or check a debit.',
  ],
  agreement: 'I accept the direct debit request service agreement',
}

export const cardCopy = {
  title: 'Credit card',
  frame: 'Card details, on the payment provider’s page',
  note: 'The box below belongs to the payment provider. Your card number goes straight to it: we only see the type of card, its last four digits and its expiry date. The prices on this page don’t include a card fee. If the insurer charges one, its product disclosure statement (PDS) says how much.',
  entered: (brand: string, last4: string, expiry: string) => `${brand} ending in ${last4}, expires ${expiry}`,
  waiting: 'No card entered yet.',
  late: 'The payment provider’s page isn’t loading. Check your connection and try again, or choose another way to pay.',
  again: 'Try again',
  replace: 'Use another card',
}

export const rolloverCopy = {
  title: 'Your super fund',
  fundName: 'Fund name',
  usi: 'USI',
  usiHint:
    'The unique superannuation identifier, on your fund’s statement or website. Or just enter your fund’s ABN.',
  abn: 'ABN',
  abnHint: '11 digits.',
  memberNumber: 'Member number',
  memberNumberHint:
    'The account has to be in your own name, spelt as in your details. Never enter a tax file number.',
  balanceEnough: 'Is there enough in your account for a year’s premium?',
  balanceHint: (amount: string) => `Your fund pays ${amount} a year at today’s price.`,
  balanceMost: (amount: string) =>
    `Your fund pays up to ${amount} a year at today’s price. The insurer confirms how much before your cover starts.`,
  balanceFee: (fee: string) => `That includes the policy fee of ${fee}.`,
  balanceShort:
    'A rollover fails if there isn’t enough in the account, and your cover may then end. Top it up first, or choose another way to pay. You can continue either way.',
  rebate:
    'Paying by rollover gives you a 15% rebate on the premium for life, TPD and income protection cover that’s wholly inside super.',
  rebateOf: (amount: string) => `It takes ${amount} a year off, before stamp duty.`,
  rebatePending: 'We’re getting the price with the rebate.',
  rebateMissing:
    'We couldn’t get the price with the rebate, so the prices on this page don’t include it. You can continue either way.',
  again: 'Try again',
  points: [
    'Each year the insurer asks your fund to roll over the premium. The request goes through SuperStream, the standard system for moving super money.',
    'Your fund has to be a complying accumulation fund, and it can’t be the fund that holds the cover.',
    'Rolling money over leaves you with less for retirement. If you plan to claim a tax deduction for your contributions, give your fund the notice of intent first: afterwards it may be too late.',
  ],
  authoritySummary: 'Read the authority',
  authorityText: (insurer: string) =>
    `I ask my super fund to roll over the yearly premium, each year when it’s due, to the fund that holds my cover with ${insurer}. ${insurer} may pass on this standing request and my details. The request lasts until I cancel it by writing to ${insurer} or my fund. I’ve had the chance to ask my fund about its fees, benefits I may lose and how a rollover affects me.`,
  authority: 'I authorise the yearly rollover',
}

export const outsideCopy = {
  method: 'How will you pay for the cover outside super?',
  methodHint: 'A rollover pays only for cover inside super. Part of yours is outside it.',
  frequency: 'How often will you pay for the cover outside super?',
  splitHint: 'The insurer confirms what each part costs before your cover starts.',
  feeHint: 'The policy fee isn’t in these prices. It’s charged once, with what your fund pays.',
}

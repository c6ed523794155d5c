import { type CoverKind, type Cure, formatMoney, type PaymentFrequency } from '@coverkit/core'
import { benefitNoun, waitNoun } from '#quote/format-adjustment'
import { coverNouns, termsCopy } from '#quote/terms-copy'
import type { Sort } from './offers.ts'
import type { DeclineCode } from './reasonCodes.ts'

const frequencyNoun = {
  monthly: 'total a month',
  quarterly: 'total a quarter',
  halfYearly: 'total a half-year',
  yearly: 'total a year',
} satisfies Record<PaymentFrequency, string>

const plural = (count: number) => (count === 1 ? 'insurer' : 'insurers')

export const comparisonCopy = {
  title: 'Your quotes',
  flowTitle: 'Get a quote',
  back: 'Back',
  progress: {
    answered: (count: number, all: number) => `${count} of ${all} insurers have answered`,
    cancel: 'Cancel',
    requesting: 'Asking for a price',
    requestingList: 'Insurers still to answer',
  },
  list: 'Quotes',
  offers: (count: number) => (count === 1 ? '1 insurer makes an offer' : `${count} insurers make an offer`),
  pricedOn: (date: string) => `Prices of ${date}`,
  sortBy: 'Sort by',
  sorts: { total: 'Total', yearly: 'Price paid yearly', name: 'A–Z' } satisfies Record<Sort, string>,
  order: (sort: Sort, frequency: PaymentFrequency) =>
    ({
      total: `Sorted by ${frequencyNoun[frequency]}, lowest first.`,
      yearly: 'Sorted by the price when paid once a year, lowest first.',
      name: 'Sorted by name, A to Z.',
    })[sort],
  noPlacement: 'No insurer can pay for a better place.',
  frequency: 'Payment frequency',
  columns: { insurer: 'Insurer', total: 'Total' },
  inAll: (amount: string) => `${amount} a year in all`,
  paidYearly: (amount: string) => `${amount} if paid yearly`,
  product: (insurer: string) => `${insurer} Cover Plan`,
  choose: 'Choose',
  breakdown: 'Price breakdown',
  compareYearly: {
    saves: (perYear: string, yearly: string, saving: string, percent: string) =>
      `Paid this often, a year comes to ${perYear}. Paid once a year it is ${yearly}: ${saving} (${percent}) less.`,
    same: (perYear: string) => `Paid this often, a year comes to ${perYear}, the same as paid once a year.`,
    costs: (perYear: string, yearly: string, more: string, percent: string) =>
      `Paid this often, a year comes to ${perYear}. Paid once a year it is ${yearly}: ${more} (${percent}) more.`,
  },
  why: 'Why this price',
  whyText: {
    person: ({
      age,
      gender,
      smoker,
      state,
    }: {
      age: number
      gender: string
      smoker: boolean
      state: string
    }) =>
      `Each insurer prices your age (${age}), sex recorded (${gender}), ${smoker ? 'smoking' : 'not smoking'}, occupation and state (${state}) in its own way.`,
    classes: (classes: string) =>
      `Your occupation is rated ${classes}. A higher-risk rating costs more, and some covers are not offered for every job.`,
    stepped: 'You chose a stepped premium: it is lower now and changes each year as you get older.',
    level:
      'You chose a level premium: it is higher now and does not change because you get older. It can still rise.',
    options: 'The options that you added cost extra; the breakdown shows how much.',
    discount: 'The discount is for taking several covers with one insurer.',
    loading: 'Paying more often than once a year adds a loading to the premium. The policy fee carries none.',
    duty: 'Stamp duty is set by your state or territory. Where there is duty on life cover, it is inside the base premium.',
  },
  notOffered: {
    title: 'Not offered',
    noAnswer: 'It did not answer in time, so we do not know its price.',
    stopped: 'You cancelled before it answered.',
    tryAgain: 'Try again',
    tryAgainWith: (insurer: string) => `Try again with ${insurer}`,
  },
  allFailed: {
    title: 'No insurer has answered',
    text: 'Your answers are safe on this page. The connection may be down, or our service may be busy. Wait a moment, then try again.',
    stoppedTitle: 'You cancelled before any insurer answered',
    stoppedText: 'Your answers are kept. Ask again whenever you are ready.',
  },
  allDeclined: {
    title: 'No insurer offers this combination',
    one: 'This is the smallest change that brings an offer back:',
    many: 'Together, these are the smallest changes that bring an offer back:',
    backOne: (insurer: string) => `${insurer} would then make an offer.`,
    back: (count: number) => `${count} insurers would then make an offer.`,
    undo: 'You can undo it afterwards.',
    noneText:
      'None of the covers you asked for is offered for your age and occupation by the insurers that we compare. Other ways may be open to you: tell us what you need and we look into it.',
    contact: 'Ask us about it',
  },
  stale: {
    title: (date: string) => `These prices are from ${date}`,
    text: 'Prices older than 30 days may not hold, so you cannot choose one of them.',
    action: 'Get new quotes',
  },
  changed: {
    title: 'You changed your answers, so we asked the insurers again',
    line: (label: string, from: string | null, to: string) =>
      from === null ? `${label}: ${to} now` : `${label}: ${from} before, ${to} now`,
    other: 'Insurers may no longer replace terms that they do not offer.',
    lowest: (before: string, now: string) => `The lowest total was ${before} before and is ${now} now.`,
  },
  saving: 'Keeping your choice',
  requested: 'What you asked for',
  changeLink: 'Change',
  aboutYou: 'About you',
  person: { age: (age: number) => `Age ${age}`, smoker: 'Smoker', nonSmoker: 'Non-smoker' },
  notes: {
    title: 'Good to know about these prices',
    health: {
      lead: 'The price may change after health questions.',
      text: 'After your health and lifestyle questions an insurer may accept you at this price, add a loading (for example for high blood pressure), leave something out (for example a back injury), ask for more information, or decline. These prices are for Australian residents who work 20 hours a week or more.',
    },
    compared: {
      lead: (count: number) => `We compare ${count} ${plural(count)}.`,
      text: (names: string) => `${names}. Other insurers and policies exist that we do not compare.`,
    },
    paid: {
      lead: 'How we are paid.',
      text: 'The insurer that you take cover with pays us a commission. It is part of the premium that you see, it does not change the order of the list, and you pay us no fee. Because we receive commission, we do not call ourselves independent.',
    },
    advice: {
      lead: 'General advice only.',
      text: 'This comparison does not take account of your objectives, financial situation or needs. Before you decide, consider whether a cover suits you, and read the product disclosure statement (PDS) and the target market determination (TMD).',
    },
    fsg: 'Financial Services Guide',
  },
}

/** Why an insurer does not offer what was asked, in one sentence. `null` is a reason we have no sentence for. */
export function declineSentence(
  code: DeclineCode | null,
  cover: CoverKind | null,
  facts: DeclineFacts,
): string {
  const noun = cover === null ? 'this combination' : coverNouns[cover]
  if (code === null) return `It does not offer ${noun} on these terms.`
  return declineSentences[code](noun, facts)
}

export interface DeclineFacts {
  readonly age: number
  readonly amount: string
  readonly waitingPeriod: string
  readonly benefitPeriod: string
  readonly premiumType: string
}

const declineSentences: Readonly<Record<DeclineCode, (noun: string, facts: DeclineFacts) => string>> = {
  age: (noun, { age, premiumType }) =>
    `It does not start ${noun} at age ${age} with a ${premiumType} premium.`,
  occupation: (noun) => `It does not offer ${noun} for your occupation.`,
  'own-occupation': (noun) => `It does not offer own occupation ${noun} for this job, or inside super.`,
  'sum-insured': (noun, { amount }) => `It does not offer ${noun} of ${amount}.`,
  'waiting-period': (noun, { waitingPeriod }) => `It does not offer ${noun} with ${waitNoun(waitingPeriod)}.`,
  'benefit-period': (noun, { benefitPeriod }) =>
    `It does not offer ${noun} with ${benefitNoun(benefitPeriod)}.`,
  'level-not-offered': () => 'It does not offer level premiums.',
}

/** What a cure's button says. */
export function formatCure(cure: Cure): string {
  switch (cure.kind) {
    case 'any-occupation':
      return 'Price with any occupation'
    case 'waiting-period':
      return `Use ${waitNoun(cure.waitingPeriod)}`
    case 'benefit-period':
      return `Use ${benefitNoun(cure.benefitPeriod)}`
    case 'cover-amount':
      return `Change ${coverNouns[cure.cover]} to ${amountWords(cure.cover, cure.amount)}`
    case 'stepped':
      return 'Price with stepped premiums'
    case 'remove-cover':
      return `Remove ${coverNouns[cure.cover]}`
  }
}

export const cureTogether = 'Make these changes'

function amountWords(cover: CoverKind, amount: number): string {
  return cover === 'incomeProtection' ? termsCopy.aMonth(formatMoney(amount)) : formatMoney(amount)
}

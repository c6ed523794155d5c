import type { CoverKind, Cure, PaymentFrequency, PremiumType } from '@coverkit/core'
import { capital, countWord } from '#common/form/countWord.ts'
import { listed } from '#common/form/listed.ts'
import { benefitNoun, waitNoun } from '#cover/terms'
import { COVER_WORDS, formatSum } from '#cover/words'
import type { Sort } from './offers.ts'
import type { DeclineCode } from './reasonCodes.ts'

const frequencyNoun = {
  monthly: 'monthly total',
  quarterly: 'quarterly total',
  halfYearly: 'half-yearly total',
  yearly: 'yearly total',
} satisfies Record<PaymentFrequency, string>

const often = {
  monthly: 'monthly',
  quarterly: 'quarterly',
  halfYearly: 'half-yearly',
  yearly: 'yearly',
} satisfies Record<PaymentFrequency, string>

/** The price of an offer over a year at its frequency, and when paid once a year. */
interface YearlyPrices {
  readonly frequency: PaymentFrequency
  readonly perYear: string
  readonly yearly: string
  readonly difference: string
  readonly percent: string
}

const plural = (count: number) => (count === 1 ? 'insurer' : 'insurers')

const counted = (count: number) => `${countWord(count)} ${plural(count)}`

export const comparisonCopy = {
  title: 'Your quotes',
  flowTitle: 'Get a quote',
  back: 'Back',
  progress: {
    answered: (count: number, all: number) =>
      `${count} of ${all} insurers ${count === 1 ? 'has' : 'have'} answered`,
    cancel: 'Cancel',
    requesting: 'Asking for a price',
    requestingList: 'Insurers still to answer',
  },
  list: 'Quotes',
  lead: {
    exact: (count: number) =>
      `${capital(counted(count))} ${count === 1 ? 'offers' : 'offer'} exactly what you asked for, `,
    left: (count: number) =>
      `${capital(counted(count))} ${count === 1 ? 'offers' : 'offer'} what’s left after our changes, `,
    some: (count: number) => `${capital(counted(count))} ${count === 1 ? 'has' : 'have'} a price for you, `,
    from: 'from ',
    to: ' to ',
    at: 'at ',
    differ: (count: number, all: number) => {
      if (count < all)
        return ` ${capital(countWord(count))} of them ${count === 1 ? 'isn’t' : 'aren’t'} quite what you asked for.`
      return all === 1 ? ' It isn’t quite what you asked for.' : ' None of them is quite what you asked for.'
    },
    differToo: (count: number, all: number) => {
      if (count < all)
        return ` ${capital(countWord(count))} of them ${count === 1 ? 'has' : 'have'} changed something too.`
      return all === 1 ? ' It has changed something too.' : ' All of them have changed something too.'
    },
  },
  pricedOn: (date: string) => `Prices as at ${date}.`,
  sortBy: 'Sort by',
  sorts: {
    total: 'Total',
    tenYears: '10-year total',
    yearly: 'Yearly price',
    name: 'A–Z',
  } satisfies Record<Exclude<Sort, 'toEnd'>, string>,
  sortToEnd: (age: number) => `Total to age ${age}`,
  order: (sort: Sort, frequency: PaymentFrequency, endAge: number) =>
    ({
      total: `Sorted by ${frequencyNoun[frequency]}, lowest first.`,
      tenYears: 'Sorted by 10-year total, lowest first.',
      toEnd: `Sorted by total to age ${endAge}, lowest first.`,
      yearly: 'Sorted by the price when paid once a year, lowest first.',
      name: 'Sorted by name, A to Z.',
    })[sort],
  noPlacement: 'No insurer can pay to appear higher in the list.',
  frequency: 'Payment frequency',
  columns: {
    insurer: 'Insurer',
    total: 'Total',
    years: (count: number) =>
      count === 1 ? 'Yearly premium, next year' : `Yearly premium, next ${count} years`,
  },
  fee: 'Fee',
  noFee: 'None',
  inTotal: (amount: string) => `${amount} a year in total`,
  facts: {
    lowestNow: 'Lowest total now',
    lowestToEnd: (age: number) => `Lowest to age ${age}`,
    lowestCover: (cover: string) => `Lowest for ${cover}`,
    onlyStepped: 'Stepped only',
  },
  differs: 'Not quite what you asked for',
  product: 'Cover Plan',
  choose: 'Choose',
  breakdown: 'Price breakdown',
  compareYearly: {
    saves: ({ frequency, perYear, yearly, difference, percent }: YearlyPrices) =>
      `Paying ${often[frequency]} costs ${perYear} a year. That’s ${difference} (${percent}) more than the ${yearly} you’d pay yearly.`,
    same: ({ frequency, perYear }: YearlyPrices) =>
      `Paying ${often[frequency]} costs ${perYear} a year, the same as paying yearly.`,
    costs: ({ frequency, perYear, yearly, difference, percent }: YearlyPrices) =>
      `Paying ${often[frequency]} costs ${perYear} a year. Paying yearly costs ${yearly}, which is ${difference} (${percent}) more.`,
  },
  why: 'Why this price',
  compare: 'Compare',
  compareBar: {
    chosen: (count: number, most: number) => `${count} of ${most} chosen`,
    compare: (count: number) => `Compare ${count} insurers`,
    clear: 'Clear',
  },
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
      `Each insurer sets its own price, based on your age (${age}), sex (${gender}), occupation, state (${state}) and whether you smoke (you ${smoker ? 'do' : 'don’t'}).`,
    classes: (classes: string) =>
      `Your occupation is rated ${classes}. A higher-risk rating costs more, and some covers aren’t offered for every job.`,
    stepped: 'You chose a stepped premium. It’s lower now and goes up as you get older.',
    level:
      'You chose a level premium. It’s higher now, but it doesn’t go up just because you get older. It can still go up if the insurer changes its rates or your cover grows.',
    options: 'The options you added cost extra. The breakdown shows how much.',
    discount: 'You get the discount for having more than one cover with the same insurer.',
    loading: 'Paying more than once a year adds a small charge to the premium, but not to the policy fee.',
    duty: 'Stamp duty is set by your state or territory. If there’s duty on life cover, the base premium already includes it.',
  },
  notOffered: {
    title: 'Not offered',
    noAnswer: 'This insurer didn’t respond in time, so we don’t have its price.',
    stopped: 'You cancelled before it answered.',
    cureFor: (change: string, insurer: string) => `${change} to get a price from ${insurer}`,
    noCure: 'We don’t know of a change that would get you a price from this insurer.',
    tryAgain: 'Try again',
    tryAgainWith: (insurer: string) => `Try again with ${insurer}`,
  },
  allFailed: {
    title: 'No insurer has answered',
    text: 'Your answers are safe on this page. The connection may be down, or our service may be busy. Wait a moment, then try again.',
    stoppedTitle: 'You cancelled before any insurer answered',
    stoppedText: 'We’ve saved your answers. Try again when you’re ready.',
  },
  allDeclined: {
    title: 'No insurer offers this combination',
    one: 'This is the smallest change that would get you a price:',
    many: 'Together, these are the smallest changes that would get you a price:',
    backOne: (insurer: string) => `${insurer} would then give you a price.`,
    back: (count: number) => `${count} insurers would then give you a price.`,
    undo: 'You can undo it afterwards.',
    noneText:
      'None of our insurers offers this cover for your age and occupation. There may be other options. Tell us what you need and we’ll look into it.',
    contact: 'Ask us about it',
  },
  stale: {
    title: (date: string) => `These prices are from ${date}`,
    text: 'These prices are more than 30 days old and may have changed, so you can’t choose one.',
    action: 'Get new quotes',
  },
  changed: {
    title: 'You changed your answers, so we asked the insurers again',
    line: (label: string, from: string | null, to: string) =>
      from === null ? `${label}: ${to} now` : `${label}: ${from} before, ${to} now`,
    other: (mayAdjust: boolean) =>
      mayAdjust
        ? 'Insurers can now change one of your choices if that lets them give you a price.'
        : 'Insurers can’t change any of your choices any more.',
    lowest: (before: string, now: string) => `The lowest total was ${before} and is now ${now}.`,
  },
  saving: 'Saving your choice',
  requested: 'What you asked for',
  foldedTerms: (covers: number, age: number | null, premiumType: PremiumType | null) =>
    [covers === 1 ? '1 cover' : `${covers} covers`, age === null ? null : `age ${age}`, premiumType]
      .filter((part) => part !== null)
      .join(', '),
  changeLink: 'Change',
  aboutYou: 'About you',
  person: { age: (age: number) => `Age ${age}`, smoker: 'Smoker', nonSmoker: 'Non-smoker' },
  notes: {
    title: 'Good to know about these prices',
    health: {
      lead: 'The price may change after health questions.',
      text: 'After your health and lifestyle questions an insurer may accept you at this price, add a loading (for example for high blood pressure), exclude something (for example a back injury), ask for more information, or decline. These prices are for Australian residents who work 20 hours a week or more, or do home duties.',
    },
    rebate: {
      lead: 'The rebate for paying from super.',
      text: (checked: string) =>
        `If your fund pays once a year by rollover, insurers take 15% off the premium of cover that it owns alone. We checked this rule on ${checked}. You choose how to pay when you apply, and see the exact price then.`,
    },
    compared: {
      lead: (count: number) => `We compare ${count} ${plural(count)}.`,
      text: (names: string) => `${names}. There are other insurers and policies we don’t compare.`,
    },
    paid: {
      lead: 'How we’re paid.',
      text: 'The insurer you choose pays us commission: up to 60% of the first year’s premium, and up to 20% of each later year’s. It’s part of the premium you see and doesn’t change the order of the list. We don’t charge you a fee. Because we’re paid commission, we aren’t independent.',
    },
    advice: {
      lead: 'General advice only.',
      text: 'This comparison doesn’t take your objectives, financial situation or needs into account. Before you decide, consider whether a cover suits you, and read the product disclosure statement (PDS) and the target market determination (TMD).',
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
  const noun = cover === null ? 'this combination' : COVER_WORDS[cover].noun
  if (code === null) return `It doesn’t offer ${noun} on these terms.`
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
    `It doesn’t offer new ${noun} at age ${age} with a ${premiumType} premium.`,
  occupation: (noun) => `It doesn’t offer ${noun} for your occupation.`,
  'own-occupation': (noun) => `It doesn’t offer own occupation ${noun} for this job, or inside super.`,
  'sum-insured': (noun, { amount }) => `It doesn’t offer ${noun} of ${amount}.`,
  'waiting-period': (noun, { waitingPeriod }) => `It doesn’t offer ${noun} with ${waitNoun(waitingPeriod)}.`,
  'benefit-period': (noun, { benefitPeriod }) =>
    `It doesn’t offer ${noun} with ${benefitNoun(benefitPeriod)}.`,
  'level-not-offered': () => 'It doesn’t offer level premiums.',
}

/** Formats the label of a cure's button. */
export function formatCure(cure: Cure): string {
  switch (cure.kind) {
    case 'any-occupation':
      return 'Price with any occupation'
    case 'waiting-period':
      return `Use ${waitNoun(cure.waitingPeriod)}`
    case 'benefit-period':
      return `Use ${benefitNoun(cure.benefitPeriod)}`
    case 'cover-amount':
      return `Change ${COVER_WORDS[cure.cover].noun} to ${formatSum(cure.cover, cure.amount)}`
    case 'stepped':
      return 'Price with stepped premiums'
    case 'remove-cover':
      return `Remove ${COVER_WORDS[cure.cover].noun}`
  }
}

export const cureTogether = 'Make these changes'

/** Several changes in one sentence. */
export function joinChanges([first = '', ...others]: readonly string[]): string {
  const lower = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)
  return listed([first, ...others.map(lower)])
}

import type { Assumptions, NeedsCover } from '@coverkit/core'
import type { Field } from './view.ts'

/** Names of the parts that a need is made of, as they stand in a list and as they end a sentence. */
export const formatPart: Readonly<Record<string, { readonly label: string; readonly noun: string }>> = {
  funeral: { label: 'Funeral', noun: 'the funeral' },
  homeAlteration: { label: 'Changes to your home', noun: 'changing your home' },
  medical: { label: 'Medical expenses', noun: 'medical expenses' },
  debts: { label: 'Debts repaid', noun: 'your debts' },
  rent: { label: 'Rent', noun: 'rent' },
  living: { label: 'Living costs', noun: 'living costs' },
  children: { label: 'Raising and schooling children', noun: 'raising your children' },
}

export const resultsCopy = {
  title: 'Your cover needs',
  aside: 'What you can do with this result',
  workedOut: (date: string) => `Worked out on ${date} in dollars of today. Estimate only.`,
  summary: {
    title: 'What you need on top of what you have',
    none: 'No more needed',
    unavailable: 'Not available after 60',
  },
  month: 'a month',
  covers: {
    lifeCover: { title: 'Life cover', pays: 'One payment to your family if you die.' },
    tpdCover: {
      title: 'TPD cover',
      pays: 'One payment if you are totally and permanently disabled.',
    },
    criticalIllnessCover: {
      title: 'Critical illness cover',
      pays: 'One payment on the diagnosis of a serious illness.',
    },
    incomeProtectionCover: {
      title: 'Income protection',
      pays: 'A monthly benefit while illness or injury keeps you from work.',
    },
  } satisfies Record<NeedsCover, { readonly title: string; readonly pays: string }>,
  equation: {
    caption: 'Need, what you have, and the gap',
    what: 'What',
    amount: 'Amount',
    needed: 'You would need',
    assets: 'Less what you own',
    existing: 'Less cover you have',
    gap: 'Gap before rounding',
    over: 'You have more than you need by',
  },
  enough: {
    lump: 'By this estimate what you own and the cover you have are enough.',
    incomeProtection: 'By this estimate the income protection you have is enough.',
    noSalary: 'Income protection replaces a salary. You entered none.',
  },
  quoted: (amount: string) => `A quote from here starts with ${amount}, the most that it takes over.`,
  terms: (benefit: string, waiting: string) =>
    `Benefit period ${benefit}, waiting period ${waiting}. You can change both in the quote.`,
  termsBenefit: (benefit: string) => `Benefit period ${benefit}. You can change it in the quote.`,
  benefitPeriods: { '1': '1 year', '2': '2 years', '5': '5 years', '65': 'to age 65' },
  waitingPeriods: { '30': '30 days', '60': '60 days', '90': '90 days', '730': '2 years' },
  over60: {
    mark: 'Not available for new cover',
    shortfall:
      'Shown for information: insurers start no new income protection after age 60. Keep the cover you have.',
    none: 'Insurers start no new income protection after age 60.',
  },
  findings: {
    mortgage: 'Most of your need is the mortgage',
    all: (noun: string) => `All of your need is ${noun}`,
    most: (noun: string) => `Most of your need is ${noun}`,
    largest: (noun: string) => `The largest part of your need is ${noun}`,
    incomeProtection: (percent: string) => `The benefit would be ${percent} of your salary`,
  },
  chart: {
    lump: 'Before what you have is taken off',
    month: 'A month',
    table: 'The chart as a table',
    part: 'Part',
    amount: 'Amount',
    salary: 'Your salary before tax',
    takeHome: 'Your take-home pay',
    benefit: 'The benefit before tax',
  },
  working: {
    summary: 'How we worked this out',
    caption: (cover: string) => `${cover}, line by line`,
    line: 'Line',
    amount: 'Amount',
    needed: 'Needed in all',
    assets: 'Less what you own',
    existing: 'Less cover you have',
    gap: 'Gap before rounding',
    toThousand: 'The figure above is this gap to the nearest $1,000, and never below 0.',
    downToFifty: 'The figure above is this gap down to a multiple of $50, and never below 0.',
    whole: 'Each line is shown in whole dollars so that the lines add up.',
    grossMonthly: (percent: string, salary: string) => `${percent} of ${salary} a year, for one month`,
    assumed: 'Our assumption, which you can change.',
    living: (perYear: string, share: string, years: string, rate: string, factor: string) =>
      `${perYear} a year (${share} of your salary) for ${years}, discounted at ${rate} a year: times ${factor}.`,
    rent: (perYear: string, years: string, rate: string, factor: string) =>
      `${perYear} a year for ${years}, discounted at ${rate} a year: times ${factor}.`,
    years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
    child: (age: number, years: string, total: string, raising: string, school: string) =>
      `Child aged ${age}: ${total} over ${years} (raising ${raising}, school ${school}).`,
    share: (label: string, amount: string) => `${label}: ${amount}.`,
    mortgage: 'Home loan',
    investmentDebt: 'Investment loans',
    personalDebt: 'Personal loans and credit cards',
    liquidAssets: 'Savings and investments',
    lockedAssets: 'Investment property and super',
    homeSaleAsset: 'Your home, which would be sold',
    illnessAssets: 'Only savings and investments: super and property are not paid out on an illness.',
  },
  takeHome: {
    title: 'Your take-home pay',
    caption: 'Salary after tax in 2026-27, for a resident',
    what: 'What',
    year: 'A year',
    gross: 'Salary before tax',
    tax: 'Income tax',
    medicare: 'Medicare levy',
    net: 'Take-home pay',
    super: 'Super that your employer pays on top',
    note: 'Shown so that you can compare. The needs are worked out from your salary before tax.',
  },
  drivers: {
    title: 'What moves this most',
    step: (name: string, from: string, to: string) => `${name} from ${from} to ${to}`,
  },
  next: {
    title: 'Next: what it costs',
    text: (covers: string) =>
      `These go into your quote: ${covers}. Nothing is bought, and you can change every amount.`,
    none: 'No need is large enough to start a quote with. You can still ask for prices.',
    action: 'Get quotes for these covers',
    anyway: 'Get a quote anyway',
    failed: 'The quote could not be started. Your results are still here. Try again.',
  },
  earlier: {
    title: 'You already have a quote',
    text: 'A quote you started before is kept on this device. Which one do you want to go on with?',
    calculated: 'Use my calculated covers',
    retain: 'Keep my earlier quote',
    note: 'Using your calculated covers replaces the earlier quote.',
    close: 'Close',
  },
  changeAssumptions: 'Change assumptions',
  print: 'Print',
  startAgain: {
    button: 'Start again',
    title: 'Start again?',
    text: 'This clears every answer and assumption in this calculation from this device. You can’t undo it.',
    confirm: 'Clear my answers',
    retain: 'Keep my answers',
    close: 'Close',
  },
  mail: {
    title: 'Email me this',
    hint: 'We use this address to send you this result, and for nothing else.',
    send: 'Send',
    sending: 'Sending',
    failed: {
      limit:
        'We have sent as many emails to this address as we may today. Print this page, or try again tomorrow.',
      busy: 'We are very busy. Nothing was sent. Try again in a minute.',
      refused: 'Our server refused this address. Nothing was sent. Check it and try again.',
      unsure: 'We could not reach our server, so we do not know that the email was sent. Try again.',
    },
  },
  limits: {
    title: 'What to keep in mind',
    items: [
      'This is an estimate from what you entered and from assumptions that you can see and change. It is not a promise that an insurer will offer this cover.',
      'It leaves out tax on lump sums, your partner’s income and social security. The assumptions page lists everything.',
      'This is general advice. It does not take your objectives, financial situation or needs into account. Before you decide, read the product disclosure statement and the target market determination.',
    ],
  },
}

/** The assumption behind a cost that is simply assumed. */
export const assumedCosts: Readonly<Record<string, keyof Assumptions>> = {
  funeral: 'funeralCosts',
  homeAlteration: 'homeAlterationCosts',
  medical: 'medicalExpenses',
}

export const labels: Readonly<Record<Field, string>> = { email: 'Email' }

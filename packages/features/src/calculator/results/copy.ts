import type { Assumptions } from '@coverkit/core'
import type { Field } from './view.ts'

/** Names of the parts of a need, in a list and at the end of a sentence. */
export const formatPart: Readonly<Record<string, { readonly label: string; readonly noun: string }>> = {
  funeral: { label: 'Funeral', noun: 'the funeral' },
  homeAlteration: { label: 'Changes to your home', noun: 'alterations to your home' },
  medical: { label: 'Medical expenses', noun: 'medical expenses' },
  debts: { label: 'Debts repaid', noun: 'your debts' },
  rent: { label: 'Rent', noun: 'rent' },
  living: { label: 'Living costs', noun: 'living costs' },
  children: { label: 'Raising and schooling children', noun: 'raising your children' },
}

/** How many covers a quote starts with, in words. */
const NUMBERS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four' }

export const resultsCopy = {
  title: 'Your cover needs',
  aside: 'What you can do with this result',
  workedOut: (date: string) => `Worked out on ${date}, in today’s dollars. Estimate only.`,
  lead: {
    onTop: 'On top of what you have, ',
    and: ', and ',
    enough: 'By this estimate, what you own and the cover you have are enough.',
  },
  overview: {
    neutral: 'What each cover would need to pay',
    enough: 'What you have is enough for all of these',
    enoughFor: (nouns: string, others: number) =>
      `What you have is enough for ${nouns}, but not for the ${others === 1 ? 'other' : 'others'}`,
    nothing: 'You have nothing towards these yet',
    under: 'What you have meets less than 1% of these needs',
    most: (percent: number, noun: string, others: number, isAlone: boolean) => {
      const meets = `What you have covers ${percent}% of the ${noun} you’d need`
      if (others === 0) return meets
      const rest = others === 1 ? 'the other' : 'the others'
      return isAlone
        ? `${meets}, and a smaller share of ${rest}`
        : `${meets}, and the same share or less of ${rest}`
    },
    stillNeeded: 'still needed',
    noMore: 'No more needed',
    unavailable: 'Not available after 60',
    have: 'You have ',
    none: 'none',
    noNeed: 'No need by this estimate',
    of: (needed: string) => ` of ${needed}`,
    moreThan: (needed: string) => ` more than the ${needed} you’d need`,
    scales: (salary: string) =>
      `The first three bars share one scale. The last is monthly, and its full width is your salary of ${salary}.`,
    scale: 'The first three bars share one scale.',
    table: 'What you need, what you have, and what is still needed',
    cover: 'Cover',
    needed: 'You’d need',
    held: 'You have',
    still: 'Still needed',
  },
  month: 'a month',
  equation: {
    caption: 'How we got to the gap',
    what: 'What',
    amount: 'Amount',
    needed: 'You’d need',
    assets: 'Less what you own',
    existing: 'Less cover you have',
    gap: 'Gap before rounding',
    over: 'You have this much more than you need',
  },
  enough: {
    lump: 'By this estimate, what you own and the cover you have are enough.',
    incomeProtection: 'By this estimate, the income protection you have is enough.',
    noSalary: 'Income protection replaces a salary, and you didn’t enter one.',
  },
  quoted: (amount: string) =>
    `Your quote will start at ${amount}, the most we can carry over from the calculator.`,
  terms: (benefit: string, waiting: string) =>
    `Benefit period ${benefit}, waiting period ${waiting}. You can change both in the quote.`,
  termsBenefit: (benefit: string) => `Benefit period ${benefit}. You can change it in the quote.`,
  benefitPeriods: { '1': '1 year', '2': '2 years', '5': '5 years', '65': 'to age 65' },
  waitingPeriods: { '30': '30 days', '60': '60 days', '90': '90 days', '730': '2 years' },
  over60: {
    mark: 'Not available for new cover',
    shortfall: 'For information only. You can’t start new income protection after age 60.',
    none: 'You can’t start new income protection after age 60.',
  },
  findings: {
    mortgage: 'Most of what you’d need is for the home loan',
    all: (noun: string) => `All of what you’d need is for ${noun}`,
    most: (noun: string) => `Most of what you’d need is for ${noun}`,
    largest: (noun: string) => `The largest part is for ${noun}`,
    incomeProtection: (percent: string) => `The benefit would be ${percent} of your salary`,
  },
  chart: {
    lump: 'Before taking off what you have',
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
    everyLine: 'See every line',
    caption: (cover: string) => `${cover}, line by line`,
    line: 'Line',
    amount: 'Amount',
    needed: 'Total needed',
    assets: 'Less what you own',
    existing: 'Less cover you have',
    gap: 'Gap before rounding',
    toThousand: 'We round this gap to the nearest $1,000, and never show less than 0.',
    downToFifty: 'We round this gap down to the nearest $50, and never show less than 0.',
    whole: 'Each line is shown in whole dollars so that the lines add up.',
    grossMonthly: (percent: string, salary: string) => `${percent} of ${salary} a year, for one month`,
    assumed: 'Our assumption, which you can change.',
    living: (perYear: string, share: string, years: string, rate: string, factor: string) =>
      `${perYear} a year (${share} of your salary) for ${years}. Interest of ${rate} a year reduces this to ${factor} times one year’s amount.`,
    rent: (perYear: string, years: string, rate: string, factor: string) =>
      `${perYear} a year for ${years}. Interest of ${rate} a year reduces this to ${factor} times one year’s amount.`,
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
    illnessAssets: 'We only count savings and investments. A diagnosis doesn’t release super or property.',
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
    note: 'For comparison only. We work out your needs from your salary before tax.',
  },
  drivers: {
    title: 'What makes the biggest difference',
    step: (from: string, to: string) => `${from} to ${to}`,
  },
  next: {
    title: 'Next: what it costs',
    text: (covers: number, insurers: string) =>
      `See what ${insurers} insurers charge for ${covers === 1 ? 'this cover' : `these ${NUMBERS[covers]} covers`}. We don’t need your name or email, and you can change every amount.`,
    none: 'These amounts are below the minimum that insurers offer. You can still start a quote and choose your own amounts.',
    action: 'Get quotes for these covers',
    anyway: 'Get a quote anyway',
    failed: 'We couldn’t start your quote. Your results are still here. Try again.',
  },
  earlier: {
    title: 'You already have a quote',
    text: 'There’s an earlier quote saved on this device. Which one would you like to use?',
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
    send: 'Send',
    sending: 'Sending',
    failed: {
      limit: 'We can’t send any more emails for now. Print this page, or try again tomorrow.',
      busy: 'We’re very busy right now, so we haven’t sent the email. Try again in a minute.',
      refused: 'We couldn’t send to this address. Check it and try again.',
      unsure: 'Something went wrong, so we’re not sure the email was sent. Try again.',
    },
  },
  limits: {
    title: 'What to keep in mind',
    items: [
      {
        lead: 'An estimate.',
        text: () =>
          'It comes from what you entered and from assumptions you can see and change. It doesn’t promise that an insurer will offer this cover.',
      },
      {
        lead: 'What it leaves out.',
        text: (takeHome: string | null) =>
          `Tax on lump sums, your partner’s income and social security.${takeHome === null ? '' : ` We work out your needs from your salary before tax; your take-home pay is about ${takeHome} a year.`}`,
      },
      {
        lead: 'General advice.',
        text: () =>
          'It doesn’t take your objectives, financial situation or needs into account. Before you decide, read the product disclosure statement and the target market determination.',
      },
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

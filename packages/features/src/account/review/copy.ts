import { formatMoney } from '@coverkit/core'

const children = (count: number) => (count === 1 ? '1 child' : `${count} children`)
const policies = (count: number) =>
  count === 1 ? 'One of your policies has' : `${count} of your policies have`

const covers = (count: number) => (count === 1 ? 'One of your covers is' : `${count} of your covers are`)

export const reviewCopy = {
  title: 'Review my cover',
  back: 'Back to your account',
  asideLabel: 'What you can do',
  lead: 'What you’re covered for, next to what you worked out you’d need.',
  general:
    'This is general information. It doesn’t take your objectives, financial situation or needs into account, and it isn’t a recommendation to change anything.',
  none: 'You don’t have a policy with us that’s in force yet, so there’s nothing to review.',
  quote: 'Get a quote',
  facts: {
    title: 'What you have',
    caption: 'Your policies, side by side',
    policy: 'Policy',
    premium: 'Premium',
    nothing: '–',
    noCover: 'No cover',
    all: 'All together',
    perYear: (amount: string) => `${amount} a year`,
    notOnRecord: 'Not on record',
    withoutPremium: (count: number) =>
      count === 1
        ? 'One policy isn’t counted in the premium, because we don’t have its premium.'
        : `${count} policies aren’t counted in the premium, because we don’t have their premiums.`,
    needed: 'Your estimate, less what you own',
    gap: 'Difference',
    less: (amount: string) => `${amount} less`,
    more: (amount: string) => `${amount} more`,
    same: 'None',
    unavailable: 'Not offered after 60',
    gapNote: 'The difference is your cover compared with the estimate.',
  },
  needs: {
    title: 'Compared with your last calculation',
    text: 'These are your own answers in the needs calculator, with the cover you have with us in place of the cover you entered there. Estimate only.',
    under: (cover: string, amount: string) => `Your ${cover} is ${amount} below this estimate.`,
    over: (cover: string, amount: string) => `Your ${cover} is ${amount} above this estimate.`,
    equal: (cover: string) => `Your ${cover} is the same as this estimate.`,
    moreThanOurs: (entered: string, ours: string) =>
      `In the calculator you entered ${entered}. With us you have ${ours}. If you have other cover, the difference will change.`,
    againTitle: 'A fresh calculation',
    again: 'Work it out again',
    againText: 'We’ll fill in your age and the cover you have with us. We’ll keep your other answers.',
    failed: 'We couldn’t open your calculation. Try again.',
    assumptions: 'See and change the assumptions',
    working: 'What the estimate is made of',
    /** How many covers are below the estimate, and how many above. */
    answer: (below: number, above: number) => {
      if (below === 0 && above === 0) return 'Your cover is the same as this estimate.'
      if (above === 0) return `${covers(below)} below this estimate.`
      if (below === 0) return `${covers(above)} above this estimate.`
      return `${covers(below)} below this estimate, and ${above} above it.`
    },
  },
  empty: {
    title: 'You haven’t worked out your needs yet',
    text: 'The needs calculator has four short steps. We’ll fill in what we know: your age, your income and the cover you have with us. Then you’ll see here how the two compare.',
    start: 'Work out your needs',
  },
  busy: 'Opening the calculator',
  prompts: {
    title: 'Has anything changed?',
    text: 'These are facts from your policies and your last calculation. It’s up to you whether they matter.',
    age: {
      fact: (then: number, now: number) =>
        `You were ${then} when you worked out your needs. You’re ${now} now.`,
      question: 'Has anything else changed since then?',
    },
    stepped: {
      fact: (count: number) =>
        `${policies(count)} stepped premiums, which usually go up each year with your age.`,
      question: 'Do you know what they’ll cost in 10 years?',
      link: 'See the next 10 years',
    },
    benefitEnds: {
      fact: (years: number) =>
        years === 1
          ? 'Your income protection pays until you’re 65 at the latest. That’s in a year.'
          : `Your income protection pays until you’re 65 at the latest. That’s in ${years} years.`,
      question: 'How long do you plan to keep working?',
    },
    children: {
      fact: (count: number, youngest: number | null) =>
        youngest === null
          ? `You said ${children(count)} ${count === 1 ? 'relies' : 'rely'} on you.`
          : `You said ${children(count)} ${count === 1 ? 'relies' : 'rely'} on you. The youngest is ${youngest}.`,
      question: 'Have you had another child, or has a child become independent?',
    },
    noChildren: {
      fact: 'You said no children rely on you.',
      question: 'Has that changed?',
    },
    newChild: 'What you can increase after a birth',
    debt: {
      fact: (amount: string) => `You said you have debts of ${amount}.`,
      question: 'Do you owe more now, or have you paid some of it off?',
    },
    noDebt: {
      fact: 'You said you have no debts.',
      question: 'Have you taken out a home loan or another loan since then?',
    },
    newLoan: 'What you can increase after a new home loan',
    income: {
      fact: (insured: string, entered: string) =>
        `Your income protection was set up for earnings of ${insured} a year. In the calculator you entered ${entered}.`,
      question: 'Does the benefit still fit what you earn?',
    },
  },
  change: 'Change my cover',
  changeHref: '/account/change-my-cover/premium-type',
  insurabilityHref: '/account/guaranteed-future-insurability',
  dollars: formatMoney,
} as const

export const strugglingCopy = {
  title: 'I’m struggling to pay',
  lead: 'You don’t have to cancel. Call the insurer or us first: there may be a way to pay less, or later.',
  days: (days: number) => {
    if (days < 0) return 'The last day to pay has passed'
    if (days === 0) return 'Today is the last day to pay'
    return days === 1 ? '1 day left to pay' : `${days} days left to pay`
  },
  overdue: (amount: string | null, date: string) =>
    `You’re still covered, but your cover ends on ${date} unless you pay ${amount ?? 'what’s overdue'}.`,
  late: 'Call the insurer now. It can say whether you’re still covered, and how to get your cover back.',
  unpaidYet: (premium: string | null, date: string | null) =>
    [
      'No premium is overdue on this policy.',
      premium && `You pay ${premium}.`,
      date && `The next debit is on ${date}.`,
    ]
      .filter(Boolean)
      .join(' '),
  insurer: {
    lapsing: (insurer: string) =>
      `Call ${insurer} to pay, or to ask for more time. Have your policy number ready.`,
    inForce: (insurer: string) => `Call ${insurer} before you miss a payment. Have your policy number ready.`,
    hardship: (phone: string) => `Help with paying: ${phone}`,
    other: (phone: string) => `Anything else: ${phone}`,
    call: (phone: string) => `Call ${phone}`,
    site: (insurer: string) => `Go to ${insurer}’s site`,
    unknown: (insurer: string, phone: string) =>
      `${insurer}’s phone number is on its letters and on your policy schedule. Or call us on ${phone}.`,
  },
  levers: {
    title: 'What you could ask for',
    caption: (insurer: string) => `Ways to pay less or later, policy with ${insurer}`,
    columns: { lever: 'You could', costs: 'Your premium', takes: 'You give up' },
    change: 'See the new premium in Change my cover',
  },
  lever: {
    reduce: {
      name: 'Reduce the amount of a cover',
      costs: 'Goes down.',
      takes: 'A claim pays less. To get the amount back later, you’d usually answer health questions.',
    },
    remove: {
      name: 'Take out one of your covers',
      costs: 'Goes down.',
      takes: 'You can’t claim on that cover any more. Cover that’s linked to it may change as well.',
    },
    indexation: {
      name: 'Turn indexation off',
      costs: 'Stays the same today, and goes up by less at each anniversary.',
      takes:
        'Your cover buys less as prices rise. Once it’s off permanently, turning it on again takes health questions.',
    },
    income: {
      name: 'Change your income protection: a longer wait, or payments for a shorter time',
      costs: 'Goes down.',
      takes: 'You’d live on savings for longer, or payments could stop before you can work again.',
    },
    instalments: {
      name: 'Pay in smaller instalments',
      costs: 'Each payment is smaller. Over a year, you usually pay a little more.',
      takes: 'Nothing. Your cover stays the same.',
    },
    pause: {
      name: 'Ask the insurer whether it can pause your premium',
      costs:
        'You’d pay nothing for a while. Not every insurer can do it, and some only after an illness or job loss.',
      takes: 'You may not be covered during the pause. Ask before you say yes.',
    },
  },
  none: {
    title: 'You have no policy with us that has a premium to pay',
    text: 'If it’s about a policy you hold elsewhere, call its insurer. The help below is free for everyone.',
  },
  contact: {
    title: 'Tell us',
    text: 'We’ll answer you before others, within 1 business day, and go through it with you. It costs nothing.',
    write: 'Write to us about paying',
  },
  debt: {
    title: 'Free help with money',
    text: 'The National Debt Helpline is free, confidential and separate from us and from insurers.',
    call: 'National Debt Helpline 1800\u00a0007\u00a0007',
    site: 'Go to ndh.org.au',
  },
  asideLabel: 'Free help',
}

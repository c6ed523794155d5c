/** One of the four covers, as this page explains it. */
export type CoverExplanation = {
  id: string
  name: string
  summary: string
  pays: string
  when: string
  use: string
  notCovered: string
}

export const coverTypesCopy = {
  heading: 'The four covers',
  lead: 'Each one pays in a different hard moment. Many people hold two or three together. You choose which, and how much.',
  labels: {
    pays: 'What it pays',
    when: 'When it pays',
    use: 'What people use it for',
    notCovered: 'Not covered',
  },
  covers: [
    {
      id: 'life-cover',
      name: 'Life cover',
      summary: 'Money for the people who rely on you, if you die.',
      pays: 'One lump sum, the sum insured you choose.',
      when: 'When you die, or when doctors certify that you are likely to live less than the time your policy names, usually 12 or 24 months.',
      use: 'Paying off the home loan, replacing income for a partner and children, funeral costs.',
      notCovered:
        'Usually death by suicide in the first 13 months, and anything your policy leaves out by name.',
    },
    {
      id: 'tpd-cover',
      name: 'Total and permanent disability cover',
      summary: 'Money for a life that has changed, if you can never work again. TPD for short.',
      pays: 'One lump sum.',
      when: 'When illness or injury leaves you unlikely ever to work again, in your own occupation or in any occupation that suits you, as your policy says. Usually there is a wait of three to six months first.',
      use: 'Clearing debts, changing the home, care and rehabilitation, income for later years.',
      notCovered: 'A disability you are expected to recover from. Income protection is for that.',
    },
    {
      id: 'critical-illness-cover',
      name: 'Critical illness cover',
      summary: 'Money to recover, if you are seriously ill. Also called trauma cover.',
      pays: 'One lump sum, whether or not you can work.',
      when: 'When you are diagnosed with a condition on the policy’s list, such as some cancers, a heart attack or a stroke, at the severity that the policy describes.',
      use: 'Treatment that Medicare does not pay for, time off for you or your partner, getting about.',
      notCovered:
        'Conditions that are not on the list or are milder than described, and most conditions found in the first 90 days.',
    },
    {
      id: 'income-protection',
      name: 'Income protection',
      summary: 'A monthly income, while illness or injury keeps you from work.',
      pays: 'A monthly benefit of at most 70% of what you earn. It is worked out on your income before the claim, not on the figure you enter today.',
      when: 'When you cannot work, or can work only in part, for longer than your waiting period. It pays until you are back at work or the benefit period ends.',
      use: 'Rent or mortgage, bills and food.',
      notCovered: 'Losing your job for other reasons, and time off that is shorter than the waiting period.',
    },
  ] satisfies readonly CoverExplanation[],
  definitionsHeading: 'Words you will meet',
  definitions: [
    {
      term: 'Stepped premium (variable age-stepped)',
      meaning:
        'Starts lower and rises as you get older, usually each year. Suits cover that you need for a shorter time, or that you expect to reduce.',
    },
    {
      term: 'Level premium (variable)',
      meaning:
        'Starts higher and does not rise only because you get older. Both kinds can rise when the insurer changes its rates, or when your cover grows with inflation.',
    },
    {
      term: 'Own occupation',
      meaning:
        'TPD pays when you can never again do your own job. It costs more and cannot be held inside super.',
    },
    {
      term: 'Any occupation',
      meaning:
        'TPD pays when you can never again do any job that your education, training or experience suits you for.',
    },
    {
      term: 'Waiting period',
      meaning:
        'How long you are off work before income protection starts: 30, 60 or 90 days, or 2 years. A longer wait costs less. Think of your sick leave and savings.',
    },
    {
      term: 'Benefit period',
      meaning:
        'The longest that income protection pays for one claim: 1, 2 or 5 years, or to age 65. Longer periods cost more, and some jobs are offered only shorter ones.',
    },
    {
      term: 'Inside super',
      meaning:
        'Your super fund owns the cover and the premium comes out of your super, so you retire with less. Life cover, any-occupation TPD and income protection can be held this way. Benefits are paid to the fund first, and super law decides when you or your family receive them.',
    },
    {
      term: 'Outside super',
      meaning:
        'You own the cover and pay from your bank account or card. Critical illness and own-occupation TPD can only be held this way. Benefits are paid to you, or to the people you name.',
    },
  ],
  needsHeading: 'How much is enough?',
  needsText: 'The calculator starts from your income, debts and the people who rely on you.',
  needsAction: 'Work out what you need',
  quoteAction: 'Get a quote',
  general:
    'This is general information. Policies differ: read the product disclosure statement of the insurer you choose.',
}

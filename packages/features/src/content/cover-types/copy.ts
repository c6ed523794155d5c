import type { CoverKind } from '@coverkit/core'

/** One of the four covers, as this page explains it. */
export type CoverExplanation = {
  id: string
  kind: CoverKind
  name: string
  summary: string
  pays: string
  when: string
  use: string
  notCovered: string
}

export const coverTypesCopy = {
  heading: 'The four covers',
  lead: 'Each one pays for a different event. You can hold one, or several together. You choose which, and how much.',
  labels: {
    pays: 'What it pays',
    when: 'When it pays',
    use: 'What people use it for',
    notCovered: 'Not covered',
  },
  covers: [
    {
      id: 'life-cover',
      kind: 'life',
      name: 'Life cover',
      summary: 'Money for the people who rely on you, if you die.',
      pays: 'One lump sum, the sum insured you choose.',
      when: 'When you die, or when doctors certify that you’re likely to die within the time set by your policy, usually 12 or 24 months.',
      use: 'Paying off the home loan, replacing income for a partner and children, funeral costs.',
      notCovered:
        'Usually death by suicide in the first 13 months, and anything your policy lists as an exclusion.',
    },
    {
      id: 'tpd-cover',
      kind: 'tpd',
      name: 'Total and permanent disability cover',
      summary: 'A lump sum if you’re unlikely ever to work again. TPD for short.',
      pays: 'One lump sum.',
      when: 'When illness or injury leaves you unlikely ever to work again, in your own occupation or in any occupation that suits you, depending on your policy. Usually there’s a wait of three to six months first.',
      use: 'Clearing debts, modifying the home, care and rehabilitation, income for later years.',
      notCovered: 'A disability you’re expected to recover from. Income protection is for that.',
    },
    {
      id: 'critical-illness-cover',
      kind: 'criticalIllness',
      name: 'Critical illness cover',
      summary:
        'A lump sum if you’re diagnosed with a serious illness on the policy’s list. Also called trauma cover.',
      pays: 'One lump sum, whether or not you can work.',
      when: 'When you’re diagnosed with a condition on the policy’s list, such as some cancers, a heart attack or a stroke, at the severity that the policy describes.',
      use: 'Treatment that Medicare doesn’t cover, time off for you or your partner, travel.',
      notCovered:
        'Conditions that aren’t on the list or are less severe than described, and for some conditions, anything diagnosed in the first 90 days.',
    },
    {
      id: 'income-protection',
      kind: 'incomeProtection',
      name: 'Income protection',
      summary: 'A monthly income, while illness or injury keeps you from work.',
      pays: 'A monthly benefit of up to 70% of what you earn. It’s based on your income before the claim, not on the figure you enter today.',
      when: 'When you can’t work, or can only work part of the time, for longer than your waiting period. It pays until you’re back at work or the benefit period ends.',
      use: 'Rent or the home loan, bills and food.',
      notCovered:
        'Losing your job for a reason other than illness or injury, and time off that’s shorter than the waiting period.',
    },
  ] satisfies readonly CoverExplanation[],
  definitionsHeading: 'Terms you’ll see',
  definitions: [
    {
      term: 'Stepped premium (variable age-stepped)',
      meaning:
        'Starts lower and rises as you get older, usually each year. It may suit cover you need for a shorter time, or expect to reduce.',
    },
    {
      term: 'Level premium (variable)',
      meaning:
        'Starts higher, but it doesn’t go up just because you get older. Both kinds can rise when the insurer changes its rates, or when your cover grows with inflation.',
    },
    {
      term: 'Own occupation',
      meaning:
        'TPD pays if you’re unlikely ever to work again in your own job. It costs more, and you can’t hold it inside super.',
    },
    {
      term: 'Any occupation',
      meaning:
        'TPD pays if you’re unlikely ever to work again in any job that suits your education, training or experience.',
    },
    {
      term: 'Waiting period',
      meaning:
        'How long you’re off work before income protection starts: 30, 60 or 90 days, or 2 years. A longer wait costs less. Think about your sick leave and savings.',
    },
    {
      term: 'Benefit period',
      meaning:
        'The longest that income protection pays for one claim: 1, 2 or 5 years, or to age 65. Longer periods cost more, and some jobs can only get shorter ones.',
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
  needsText: 'The calculator looks at your income, your debts and the people who rely on you.',
  needsAction: 'Work out what you need',
  quoteAction: 'Get a quote',
  general:
    'This is general information. Policies differ, so read the product disclosure statement of the insurer you choose.',
}

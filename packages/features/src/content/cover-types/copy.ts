import { coverCount } from '#cover/words'

export const coverTypesCopy = {
  heading: `The ${coverCount()} covers`,
  lead: 'Each one pays for a different event. You can hold one, or several together. You choose which, and how much.',
  labels: {
    pays: 'What it pays',
    when: 'When it pays',
    use: 'What people use it for',
    notCovered: 'Not covered',
  },
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

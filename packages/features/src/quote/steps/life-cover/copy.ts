export const lifeCopy = {
  title: 'Life cover',
  amount: 'Life cover amount',
  aside: {
    title: 'How much is enough?',
    text: 'You could add up your debts, the years your family would need support and the cost of a funeral, then take off what you own.',
    why: 'The amount is what an insurer would pay, and sets most of the price.',
    calculator: 'Work it out with the calculator',
  },
} as const

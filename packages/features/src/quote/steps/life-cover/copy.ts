export const lifeCopy = {
  title: 'Life cover',
  amount: 'Life cover amount',
  aside: {
    title: 'How much is enough?',
    text: 'Many people add up their debts, the years that their family would need support, and the cost of a funeral, then take off what they own.',
    why: 'The amount is what an insurer would pay, and sets most of the price.',
    calculator: 'Work it out with the calculator',
  },
} as const

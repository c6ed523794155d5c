export const beneficiariesCopy = {
  title: 'Beneficiaries',
  lead: 'A beneficiary gets the money from your life cover when you die. You can name up to five and say how much goes to each.',
  used: 'Do you want to name beneficiaries?',
  yes: 'Yes',
  no: 'No',
  unused: {
    outside:
      'If you don’t name anyone, the insurer pays your estate, and your will decides who gets the money. You can name someone later.',
    inside:
      'If you don’t name anyone, the super fund’s trustee chooses who gets the money: one or more of your dependants, or your estate. You can name someone later.',
  },
  saved: {
    title: 'You’ve already saved people in your account',
    use: (count: number) =>
      count === 1 ? 'Use the person from my account' : `Use the ${count} people from my account`,
    text: 'We fill in their details and shares. Check each one: you can change them.',
  },
  loaded: {
    title: 'What we changed',
    dropped: (count: number) =>
      count === 1
        ? 'We left out one beneficiary with a share of 0%, who would get nothing.'
        : `We left out ${count} beneficiaries with a share of 0%, who would get nothing.`,
    omitted: (count: number) =>
      `A policy can have five beneficiaries, so we left the last ${count === 1 ? 'one' : count} off your list.`,
  },
  aside: {
    title: 'Who gets the money',
    text: 'Shares have to add up to exactly 100%. Once you have the policy, you can ask for a change at any time, and it’s worth looking at who’s named after a wedding, a separation, a birth or a death.',
    why: 'The insurer needs enough detail to find and identify each person when they claim.',
  },
}

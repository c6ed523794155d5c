export const holdersStepCopy = {
  title: 'Policy holders',
  lead: 'A transfer saves you the health questions and new waiting periods of another policy. It doesn’t save you money: your insurer, cover and price stay the same. Only who looks after you changes.',
  compare: {
    title: 'A transfer isn’t a new policy',
    caption: 'Transferring a policy and replacing one',
    columns: { what: 'What', transfer: 'Transfer to us', replace: 'Replace with a new policy' },
    rows: [
      { id: 'insurer', what: 'Insurer', transfer: 'Stays the same', replace: 'May change' },
      { id: 'cover', what: 'Cover, terms and price', transfer: 'Stay the same', replace: 'New' },
      { id: 'health', what: 'Health questions', transfer: 'None', replace: 'Yes' },
      {
        id: 'periods',
        what: 'Waiting periods and exclusions',
        transfer: 'Carry on as they were',
        replace: 'Start again',
      },
      { id: 'adviser', what: 'Who helps you', transfer: 'We do, once it’s transferred', replace: 'We do' },
    ],
  },
  warning: {
    title: 'Don’t cancel your cover',
    text: 'A transfer doesn’t cancel anything, and you don’t need to cancel anything either. Keep paying your premiums as you do now.',
  },
  replace: 'If you want a new policy instead,',
  quote: 'get a quote',
  you: 'You own the policies, on your own or with someone else.',
  second:
    'Someone who owns a policy with you, such as your partner. Please make sure they’re happy for you to give us their details.',
  emailHint: 'We’ll write to you here each time something happens with a policy.',
  removedText:
    'They’re not part of the transfer any more. Press Undo to bring them back as you entered them.',
}

export const questionnaireCopy = {
  title: 'Your health and lifestyle',
  notNeeded: {
    title: 'Not needed for this change',
    text: 'The insurer doesn’t need to ask about your health for what you’ve chosen.',
  },
}

export const questionnaireCopy = {
  title: 'Your health and lifestyle',
  notNeeded: {
    title: 'Not needed for this change',
    text: 'Nothing you’ve changed increases what the insurer could pay, so it doesn’t ask about your health.',
  },
}

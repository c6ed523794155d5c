export const sectionsCopy = {
  title: 'Sections',
  talk: {
    question: 'Rather talk it through?',
    link: 'Ask for a time',
    note: 'You choose whether we see your answers so far.',
  },
}

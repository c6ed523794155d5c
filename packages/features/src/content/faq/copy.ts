export const faqCopy = {
  name: 'Questions and answers',
  lead: 'Short answers to common questions.',
}

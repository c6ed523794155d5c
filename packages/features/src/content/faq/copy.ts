export const faqCopy = {
  name: 'Questions and answers',
  lead: 'Short answers to what people ask us most.',
}

export const aboutYouCopy = {
  title: 'About you',
  intro: 'Four short steps, then your results. We don’t ask for your name or contact details.',
  salarySuffix: 'a year',
  ageSuffix: 'years',
  monthly: (dollars: string) => `That’s ${dollars} a month before tax.`,
  salaryHint: 'What you earn in a year, without super. Enter 0 if you don’t earn a salary.',
  aside: {
    title: 'What this works out',
    text: 'How much cover your family would need, on top of what you own and the cover you already have.',
    why: 'Your age sets how many working years are left. Your salary is what the cover would replace.',
  },
}

export const labels = {
  age: 'Your age',
  annualSalary: 'Annual salary before tax',
}

export type Field = keyof typeof labels

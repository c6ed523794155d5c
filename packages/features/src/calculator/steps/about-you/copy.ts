import type { Field } from './view.ts'

export const aboutYouCopy = {
  title: 'About you',
  intro: 'Five short steps, about four minutes. We ask for no name and no contact details.',
  salarySuffix: 'a year',
  salaryHint: 'What you earn in a year, without super. Enter 0 if you do not earn a salary.',
  aside: {
    title: 'What this works out',
    text: 'How much life, TPD, critical illness and income protection cover would keep your family going, after what you own and the cover you have.',
    why: 'Your age sets how many working years are left. Your salary is what the cover would replace.',
  },
}

export const labels: Readonly<Record<Field, string>> = {
  age: 'Your age',
  annualSalary: 'Annual salary before tax',
}

import type { FaultSentences } from '../../../common/step-form/fieldWords.ts'

export const dependentsCopy = {
  title: 'Your dependants',
  dependents: 'Does anyone rely on your income, such as a partner or children?',
  number: 'How many children rely on you?',
  numberHint: 'Enter 0 if it is your partner only.',
  age: (child: number) => `Age of child ${child}`,
  ages: 'Ages of your children',
  ageHint: 'In whole years. Enter 0 for a baby.',
  schooling: 'What schooling would you choose?',
  schoolings: { public: 'Public', private: 'Private' },
  aside: {
    title: 'What this step is for',
    text: 'We add what each child costs until they turn 21, school included, and years of income for those who rely on you.',
    why: 'Costs change with age: a child of 15 costs more a year than a child of 5.',
  },
}

export const childCountSentences: FaultSentences = {
  required: 'Enter how many children rely on you, or 0',
  max: 'You can add up to 5',
  otherwise: 'Enter a whole number from 0 to 5',
}

export const childAgeSentences: FaultSentences = { otherwise: 'Enter an age from 0 to 24' }

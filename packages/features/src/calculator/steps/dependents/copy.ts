import { formatYesNo } from '../../formatYesNo.ts'

export const dependentsCopy = {
  title: 'Your dependants',
  numberHint: 'Enter 0 if only your partner relies on you.',
  ageHint: 'In whole years. Enter 0 for a baby.',
  aside: {
    title: 'What this step is for',
    text: 'We add up what each child costs until they turn 21, including school, plus two years of income for the people who rely on you, unless you change that.',
    why: 'Costs change with age: a child of 15 costs more a year than a child of 5.',
  },
}

const age = (child: number) => `Age of child ${child}`
const ages = 'Ages of your children'

export const labels = {
  dependents: 'Does anyone rely on your income, such as a partner or children?',
  numberOfDependents: 'How many children rely on you?',
  childAge1: age(1),
  childAge2: age(2),
  childAge3: age(3),
  childAge4: age(4),
  childAge5: age(5),
  schoolingPreference: 'What schooling would you choose?',
}

/** Labels of the stored ages. */
export const storedLabels = { dependentAges: ages, youngestAge: ages }

export type Field = keyof typeof labels

export const options = {
  dependents: formatYesNo,
  schoolingPreference: { public: 'Public', private: 'Private' },
}

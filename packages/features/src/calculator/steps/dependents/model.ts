import { CHILD_FIELDS, calculatorForm } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import type { CalculatorModel } from '../../calculatorModel.ts'
import { calculatorReader } from '../calculatorReader.ts'
import type { Field } from './copy.ts'

/** The age fields that the screen shows: one for each child, none until the number can be read. */
export function childFieldsShown(fields: Pick<InputValues<Field>, 'dependents' | 'numberOfDependents'>) {
  const { dependents, numberOfDependents } = calculatorForm.readable(fields, calculatorForm.empty)
  return CHILD_FIELDS.slice(0, dependents ? (numberOfDependents ?? 0) : 0)
}

const ageOf = (child: number) => ({ otherwise: `Enter the age of child ${child}, from 0 to 24` })

export const model: CalculatorModel<Field, 'dependentAges' | 'youngestAge'> = {
  ...calculatorReader({
    dependents: { otherwise: 'Tell us if anyone relies on your income' },
    numberOfDependents: {
      required: 'Enter how many children rely on you, or 0',
      max: 'You can add up to 5 children',
      otherwise: 'Enter how many children rely on you as a whole number, from 0 to 5',
    },
    childAge1: ageOf(1),
    childAge2: ageOf(2),
    childAge3: ageOf(3),
    childAge4: ageOf(4),
    childAge5: ageOf(5),
    schoolingPreference: { otherwise: 'Choose public or private schooling' },
  }),
  async words() {
    const { labels, storedLabels, options } = await import('./copy.ts')
    return { labels: { ...labels, ...storedLabels }, options }
  },
  requestNames: { schoolingPreference: 'education', dependentAges: 'kidDetails' },
}

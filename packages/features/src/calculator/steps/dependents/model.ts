import { MAXIMUM_CHILDREN, parseAge, parseWholeNumber, SCHOOLINGS } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import * as z from 'zod/mini'
import { choice, field, yesNo } from '#common/step-form/fieldSchemas.ts'
import { stepReader } from '#common/step-form/stepReader.ts'
import { withCalculation } from '../../answers.ts'
import type { CalculatorModel } from '../../calculatorModel.ts'
import { requiredWhen } from '../../fields.ts'
import { messages } from './messages.ts'
import { type Field, view } from './view.ts'

const CHILD_FIELDS = ['childAge1', 'childAge2', 'childAge3', 'childAge4', 'childAge5'] as const
type ChildField = (typeof CHILD_FIELDS)[number]

const childCount = (text: string) => parseWholeNumber(text, { min: 0, max: MAXIMUM_CHILDREN })
const childAge = () => field((text) => parseAge(text, { min: 0, max: 24 }))

/** The age fields that the screen shows: one for each child, none until the number can be read. */
export function childFieldsShown({
  dependents,
  numberOfDependents,
}: Pick<InputValues<Field>, 'dependents' | 'numberOfDependents'>): readonly ChildField[] {
  if (dependents !== 'yes') return []
  const count = field(childCount).safeParse(numberOfDependents)
  return CHILD_FIELDS.slice(0, count.success ? count.data : 0)
}

export const model: CalculatorModel<Field, 'dependentAges' | 'youngestAge'> = {
  ...stepReader({
    view,
    messages,
    schema(_answers, fields) {
      const shown = childFieldsShown(fields)
      const ageOf = (name: ChildField) => requiredWhen(shown.includes(name), childAge())
      return z.object({
        dependents: yesNo(),
        numberOfDependents: requiredWhen(fields.dependents === 'yes', field(childCount)),
        childAge1: ageOf('childAge1'),
        childAge2: ageOf('childAge2'),
        childAge3: ageOf('childAge3'),
        childAge4: ageOf('childAge4'),
        childAge5: ageOf('childAge5'),
        schoolingPreference: requiredWhen(shown.length > 0, choice(SCHOOLINGS)),
      })
    },
    apply(answers, read) {
      if (!read.dependents) return withCalculation(answers, { dependents: false })
      const dependentAges = CHILD_FIELDS.map((name) => read[name]).filter((age) => age !== null)
      return withCalculation(answers, {
        dependents: true,
        numberOfDependents: read.numberOfDependents,
        dependentAges,
        youngestAge: dependentAges.length === 0 ? null : Math.min(...dependentAges),
        schoolingPreference: read.schoolingPreference ?? answers.input.schoolingPreference,
      })
    },
  }),
  words: () => import('./copy.ts'),
  requestNames: { schoolingPreference: 'education', dependentAges: 'kidDetails' },
}

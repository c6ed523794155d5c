import { MAXIMUM_CHILDREN, parseWholeNumber, SCHOOLINGS, type Schooling } from '@coverkit/core'
import type { TypedFields } from '@coverkit/flow-draft'
import * as z from 'zod/mini'
import { choice, field, yesNo } from '../../../common/step-form/fieldSchemas.ts'
import type { StepModel } from '../../../common/step-form/StepModel.ts'
import { type CalculatorAnswers, withInput } from '../../answers.ts'
import { askedWhen } from '../../fields.ts'
import { numberText, yesNoText } from '../../fieldTexts.ts'

export const CHILD_FIELDS = ['childAge1', 'childAge2', 'childAge3', 'childAge4', 'childAge5'] as const
export type ChildField = (typeof CHILD_FIELDS)[number]

interface DependentsRead extends Readonly<Record<ChildField, number | null>> {
  readonly dependents: boolean
  readonly numberOfDependents: number | null
  readonly schoolingPreference: Schooling | null
}

const childCount = (text: string) => parseWholeNumber(text, { min: 0, max: MAXIMUM_CHILDREN })
const childAge = () => field((text) => parseWholeNumber(text, { min: 0, max: 24 }))

/** The age fields that the screen shows: one for each child, none until the number can be read. */
export function childFieldsShown({ dependents, numberOfDependents }: TypedFields): readonly ChildField[] {
  if (dependents !== 'yes') return []
  const count = field(childCount).safeParse(numberOfDependents)
  return CHILD_FIELDS.slice(0, count.success ? count.data : 0)
}

export const dependentsModel: StepModel<CalculatorAnswers, DependentsRead> = {
  view({ input }) {
    const ages = CHILD_FIELDS.map((name, index) => [name, numberText(input.dependentAges[index])])
    return {
      dependents: yesNoText(input.dependents),
      numberOfDependents: numberText(input.numberOfDependents),
      ...Object.fromEntries(ages),
      schoolingPreference: input.schoolingPreference ?? '',
    }
  },
  schema(fields) {
    const shown = childFieldsShown(fields)
    const ageOf = (name: ChildField) => askedWhen(shown.includes(name), childAge())
    return z.object({
      dependents: yesNo(),
      numberOfDependents: askedWhen(fields.dependents === 'yes', field(childCount)),
      childAge1: ageOf('childAge1'),
      childAge2: ageOf('childAge2'),
      childAge3: ageOf('childAge3'),
      childAge4: ageOf('childAge4'),
      childAge5: ageOf('childAge5'),
      schoolingPreference: askedWhen(shown.length > 0, choice(SCHOOLINGS)),
    })
  },
  apply(answers, read) {
    if (!read.dependents) return withInput(answers, { dependents: false })
    const dependentAges = CHILD_FIELDS.map((name) => read[name]).filter((age) => age !== null)
    return withInput(answers, {
      dependents: true,
      numberOfDependents: read.numberOfDependents,
      dependentAges,
      youngestAge: dependentAges.length === 0 ? null : Math.min(...dependentAges),
      schoolingPreference: read.schoolingPreference ?? answers.input.schoolingPreference,
    })
  },
}

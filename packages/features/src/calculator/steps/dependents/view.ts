import type { CalculatorAnswers } from '../../answers.ts'
import { numberText } from '../../fieldTexts.ts'
import { yesNoText } from '../../groupTexts.ts'

export const view = ({ input }: CalculatorAnswers) => ({
  dependents: yesNoText(input.dependents),
  numberOfDependents: numberText(input.numberOfDependents),
  childAge1: numberText(input.dependentAges[0]),
  childAge2: numberText(input.dependentAges[1]),
  childAge3: numberText(input.dependentAges[2]),
  childAge4: numberText(input.dependentAges[3]),
  childAge5: numberText(input.dependentAges[4]),
  schoolingPreference: input.schoolingPreference ?? '',
})

export type Field = keyof ReturnType<typeof view>

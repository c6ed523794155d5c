import type { CalculatorAnswers } from '../../answers.ts'
import { numberText } from '../../fieldTexts.ts'

export const view = ({ input }: CalculatorAnswers) => ({
  age: numberText(input.age),
  annualSalary: numberText(input.annualSalary),
})

export type Field = keyof ReturnType<typeof view>

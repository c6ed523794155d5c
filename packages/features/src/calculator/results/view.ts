import type { CalculatorAnswers } from '../answers.ts'

export const view = ({ mail }: CalculatorAnswers) => ({ email: mail?.to ?? '' })

export type Field = keyof ReturnType<typeof view>

import type { ApplicationAnswers } from '../../answers.ts'
import { tickOf } from '../tick.ts'

export const view = ({ application: { acceptances } }: ApplicationAnswers) => ({
  dutyOfDisclosure: tickOf(acceptances.dutyOfDisclosure),
})

export type Field = keyof ReturnType<typeof view>

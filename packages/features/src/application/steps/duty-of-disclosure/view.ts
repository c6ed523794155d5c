import { tickOf } from '#fields/tick'
import type { ApplicationAnswers } from '../../answers.ts'

export const view = ({ application: { acceptances } }: ApplicationAnswers) => ({
  dutyOfDisclosure: tickOf(acceptances.dutyOfDisclosure),
})

export type Field = keyof ReturnType<typeof view>

import { tickOf } from '#fields/controls'
import type { ApplicationAnswers } from '../../answers.ts'

export const view = ({ application: { acceptances } }: ApplicationAnswers) => ({
  dutyOfDisclosure: tickOf(acceptances.dutyOfDisclosure),
})

export type Field = keyof ReturnType<typeof view>

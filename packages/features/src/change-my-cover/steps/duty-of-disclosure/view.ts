import { tickOf } from '#fields/controls'
import type { ChangeFlowAnswers } from '../../answers.ts'

export const view = ({ change }: ChangeFlowAnswers) => ({
  dutyOfDisclosure: tickOf(change.acceptances.dutyOfDisclosure),
})

export type Field = keyof ReturnType<typeof view>

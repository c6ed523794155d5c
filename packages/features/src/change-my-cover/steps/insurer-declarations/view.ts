import { tickOf } from '#fields/controls'
import type { ChangeFlowAnswers } from '../../answers.ts'

export const view = ({ change }: ChangeFlowAnswers) => ({
  applicationDeclarations: tickOf(change.acceptances.applicationDeclarations),
  signedName: change.signature?.name ?? '',
})

export type Field = keyof ReturnType<typeof view>

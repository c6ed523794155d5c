import { tickOf } from '#fields/controls'
import type { ChangeFlowAnswers } from '../../answers.ts'

/** `holder` is whose name it has to be, as the policy has it; no field of the page changes it. */
export const view = ({ change }: ChangeFlowAnswers) => ({
  applicationDeclarations: tickOf(change.acceptances.applicationDeclarations),
  signedName: change.signature?.name ?? '',
  holder: change.policy?.policyHolder ?? '',
})

export type Field = keyof ReturnType<typeof view>

import { tickOf } from '#fields/controls'
import type { TransferFlowAnswers } from '../../answers.ts'

export const view = ({ transfer }: TransferFlowAnswers) => {
  const { holders, declarations, acceptedTermsAndConditions } = transfer
  const [first] = holders
  return {
    acceptedTermsAndConditions: tickOf(acceptedTermsAndConditions),
    signedName: declarations.find(({ holderId }) => holderId === first?.id)?.name ?? '',
  }
}

export type Field = keyof ReturnType<typeof view>

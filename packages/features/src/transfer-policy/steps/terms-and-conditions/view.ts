import { tickOf } from '#fields/controls'
import type { TransferFlowAnswers } from '../../answers.ts'

/** The last two are the first holder's, for the signature to match; no field of the page changes them. */
export const view = ({ transfer }: TransferFlowAnswers) => {
  const { holders, declarations, acceptedTermsAndConditions } = transfer
  const [first] = holders
  return {
    acceptedTermsAndConditions: tickOf(acceptedTermsAndConditions),
    signedName: declarations.find(({ holderId }) => holderId === first?.id)?.name ?? '',
    firstName: first?.firstName ?? '',
    lastName: first?.lastName ?? '',
  }
}

export type Field = keyof ReturnType<typeof view>

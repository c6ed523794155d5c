import { tickOf } from '#fields/controls'
import type { ApplicationAnswers } from '../../answers.ts'

/** The last two are the first holder's, for the signature to match; no field of the page changes them. */
export const view = ({ application: { acceptances, holders, declarations } }: ApplicationAnswers) => {
  const [first] = holders
  return {
    applicationDeclarations: tickOf(acceptances.applicationDeclarations),
    signedName: declarations.find(({ holderId }) => holderId === first?.id)?.name ?? '',
    firstName: first?.firstName ?? '',
    lastName: first?.lastName ?? '',
  }
}

export type Field = keyof ReturnType<typeof view>

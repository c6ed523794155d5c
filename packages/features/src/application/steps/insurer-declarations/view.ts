import { tickOf } from '#fields/controls'
import type { ApplicationAnswers } from '../../answers.ts'

export const view = ({ application: { acceptances, holders, declarations } }: ApplicationAnswers) => {
  const [first] = holders
  return {
    applicationDeclarations: tickOf(acceptances.applicationDeclarations),
    signedName: declarations.find(({ holderId }) => holderId === first?.id)?.name ?? '',
  }
}

export type Field = keyof ReturnType<typeof view>

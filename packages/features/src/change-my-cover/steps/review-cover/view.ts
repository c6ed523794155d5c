import type { ChangeFlowAnswers } from '../../answers.ts'

export const view = ({ reasons }: ChangeFlowAnswers) => ({ reasons })

export type Field = keyof ReturnType<typeof view>

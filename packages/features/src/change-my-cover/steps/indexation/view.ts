import type { ChangeFlowAnswers } from '../../answers.ts'

export const view = ({ change: { after } }: ChangeFlowAnswers) => ({ indexation: after.indexation })

export type Field = keyof ReturnType<typeof view>

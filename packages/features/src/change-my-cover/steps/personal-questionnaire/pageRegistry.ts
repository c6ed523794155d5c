import type { StepPage } from '@coverkit/flow'
import type { ChangeFlowAnswers } from '../../answers.ts'

type ListPages = (answers: ChangeFlowAnswers) => readonly StepPage[]

let listed: ListPages | undefined

/** The pages of the questionnaire; none before its definition is loaded, so that the flow's table works without it. */
export const registeredPages: ListPages = (answers) => listed?.(answers) ?? []

export function registerPages(list: ListPages): void {
  listed = list
}

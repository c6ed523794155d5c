import { addHolder, removeHolder, restoreHolder } from '@coverkit/core'
import type { HolderAnswers } from '#fields/holders'
import { type ApplicationAnswers, withApplication } from '../../answers.ts'
import { personalInformation } from './step.ts'
import { holderControls, view } from './view.ts'

/** Where an application holds its policy holders. */
export const holderAnswers: HolderAnswers<ApplicationAnswers> = {
  step: personalInformation.id,
  view,
  fieldsOf: holderControls.show,
  holders: ({ application }) => application.holders,
  withHolders: (answers, holders) => withApplication(answers, { holders }),
  add: (answers, id) => ({ ...answers, application: addHolder(answers.application, id) }),
  remove(answers, id) {
    const { answers: application, removed } = removeHolder(answers.application, id)
    return { answers: { ...answers, application }, removed }
  },
  restore: (answers, removed) => ({
    ...answers,
    application: restoreHolder(answers.application, removed),
  }),
}

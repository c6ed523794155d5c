import { documentsOf } from '@coverkit/core'
import { type AcceptedDocument, CHANGE_DOCUMENT_ACCEPTANCES } from '@coverkit/core/change-cover'
import * as z from 'zod/mini'
import { type StepReader, stepReader } from '#common/step-form/stepReader.ts'
import { ticked } from '#fields/controls'

import { type ChangeFlowAnswers, withAcceptances } from '../../answers.ts'
import { messages } from './messages.ts'
import { type Field, view } from './view.ts'

export const model: StepReader<ChangeFlowAnswers, Field> = stepReader({
  view,
  messages,
  schema: ({ documents }) =>
    z.object({
      insurerPdsAndPrivacy: ticked(documents === 'yes'),
      brokerTerms: ticked(),
      insurerContact: ticked(),
      monitorEmails: ticked(),
      personalDetailsDisclosure: ticked(),
    }),
  apply(answers: ChangeFlowAnswers, read) {
    const accepted = withAcceptances(answers, read)
    const documentsRead = CHANGE_DOCUMENT_ACCEPTANCES.flatMap((acceptance): AcceptedDocument[] =>
      documentsOf(acceptance, answers.offered).map((document) => ({ acceptance, ...document })),
    )
    return { ...accepted, change: { ...accepted.change, documentsRead } }
  },
})

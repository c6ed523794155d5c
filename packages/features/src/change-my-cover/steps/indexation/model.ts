import { INDEXATIONS } from '@coverkit/core'
import * as z from 'zod/mini'
import { choice } from '#common/step-form/fieldSchemas.ts'
import { type StepReader, stepReader } from '#common/step-form/stepReader.ts'
import { type ChangeFlowAnswers, withAfter } from '../../answers.ts'
import { messages } from './messages.ts'
import { type Field, view } from './view.ts'

export const model: StepReader<ChangeFlowAnswers, Field> = stepReader({
  view,
  messages,
  schema: () => z.object({ indexation: choice(INDEXATIONS) }),
  apply: (answers: ChangeFlowAnswers, read) => withAfter(answers, read),
})

import * as z from 'zod/mini'
import { type StepReader, stepReader } from '#common/step-form/stepReader.ts'
import { ticked } from '#fields/controls'
import { dutyCopy } from '#underwriting/duty'
import { type ChangeFlowAnswers, withAcceptances } from '../../answers.ts'
import { type Field, view } from './view.ts'

export const model: StepReader<ChangeFlowAnswers, Field> = stepReader({
  view,
  messages: { dutyOfDisclosure: { otherwise: dutyCopy.unticked } },
  schema: () => z.object({ dutyOfDisclosure: ticked() }),
  apply: (answers: ChangeFlowAnswers, read) => withAcceptances(answers, read),
})

import { type Flow, planSteps } from '@coverkit/flow'

/** The steps before the last one that are not complete, in order: answers may have changed on another device or in a tab. */
export function missingSteps<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  lastStep: NoInfer<Id>,
  answers: Answers,
): readonly Id[] {
  return planSteps(flow, answers)
    .filter(({ id, schema }) => id !== lastStep && !schema.safeParse(answers).success)
    .map(({ id }) => id)
}

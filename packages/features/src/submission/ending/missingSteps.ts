import { type Flow, planSteps } from '@coverkit/flow'

/** The steps before the last one that are not complete, in order: answers may have changed on another device or in a tab. */
export const missingSteps = <Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  answers: Answers,
): readonly Id[] =>
  planSteps(flow, answers)
    .filter(({ id, schema }) => id !== flow.steps.at(-1)?.id && !schema.safeParse(answers).success)
    .map(({ id }) => id)

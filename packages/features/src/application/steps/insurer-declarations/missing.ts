import { type ApplicationFault, localDate, validateApplication } from '@coverkit/core'
import { planSteps } from '@coverkit/flow'
import type { ApplicationAnswers } from '../../answers.ts'
import { type ApplicationStepId, applicationFlow } from '../../flow.ts'
import { submittedApplication } from '../../submittedApplication.ts'
import { insurerDeclarations } from './step.ts'

/** A step before this one with something to answer. */
export interface MissingStep {
  readonly step: ApplicationStepId
  /** What that is, by its path in the answers; none where only the step itself knows. */
  readonly fields: readonly string[]
}

/**
 * What has to be answered before an application can be submitted, in the order of the steps. A step that was complete may
 * not be any more: payment numbers last as long as the page, a birthday changes the price, a document has a newer version.
 */
export function missingSteps(answers: ApplicationAnswers): readonly MissingStep[] {
  const faults = faultsOf(answers)
  return planSteps(applicationFlow, answers).flatMap(({ id, schema }) => {
    if (id === insurerDeclarations.id) return []
    const fields = faults.filter(({ step }) => step === id).map(({ field }) => field)
    return fields.length > 0 || !schema.safeParse(answers).success ? [{ step: id, fields }] : []
  })
}

function faultsOf(answers: ApplicationAnswers): readonly ApplicationFault[] {
  const { offer, offered } = answers
  if (offer === null) return []
  return validateApplication(submittedApplication(answers), offer.terms, {
    today: localDate(new Date().toISOString()),
    selected: offer.chosen.quote,
    documents: offered,
  })
}

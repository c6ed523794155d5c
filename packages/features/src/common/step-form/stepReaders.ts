import type { FlowModels } from '@coverkit/flow'
import type { LazyComponent } from '#common/lazy-component/lazyComponent.ts'
import { ProblemSummary } from './FormProblems.tsx'
import type { StepReader, StepReaders } from './stepReader.ts'

/** @param parts what the page draws of what was read: loaded along, since nothing may be refused or changed unsaid. */
export function stepReaders<Answers, Form extends string>(
  models: FlowModels<Form, StepReader<Answers>>,
  parts: readonly Pick<LazyComponent<never>, 'load'>[] = [],
): StepReaders<Answers, Form> {
  let isLoaded = false
  return {
    async load() {
      await Promise.all([models, ProblemSummary, ...parts].map((part) => part.load()))
      isLoaded = true
    },
    of: (form) => models.of(form),
    known: (form) => (isLoaded ? models.of(form) : undefined),
  }
}

import type { FlowModels } from '@coverkit/flow'
import type { LazyPart } from '../lazy-part/lazyPart.ts'
import { ProblemSummary } from './FormProblems.tsx'
import type { StepReader } from './stepReader.ts'

/**
 * The readers of a flow's forms, each known by the id of its step or the path of its page. Schemas and rules are most of
 * a step's code and nothing of its first view, so they are loaded with the draft, once the page is there.
 */
export interface StepReaders<Answers, Form extends string = string> {
  /** Loads them; rejects when their code cannot be had, and may then be called again. */
  load(): Promise<void>
  /** @throws before they are loaded, and for a form without fields. */
  of(form: Form): StepReader<Answers>
}

/** @param parts what the page draws of what was read: loaded along, since nothing may be refused or changed unsaid. */
export function stepReaders<Answers, Form extends string>(
  models: FlowModels<Form, StepReader<Answers>>,
  parts: readonly Pick<LazyPart<never>, 'load'>[] = [],
): StepReaders<Answers, Form> {
  return {
    async load() {
      await Promise.all([models, ProblemSummary, ...parts].map((part) => part.load()))
    },
    of: (form) => models.of(form),
  }
}

import type { AnswersSchema } from '@coverkit/flow'
import type { LazyPart } from '../lazy-part/lazyPart.ts'
import { ProblemSummary } from './FormProblems.tsx'
import type { StepReader } from './stepReader.ts'

/**
 * The readers of a flow's steps. Schemas and rules are most of a step's code and nothing of its first view, so they are
 * loaded with the draft, once the page is there.
 */
export interface StepReaders<Answers> {
  /** Loads them; rejects when their code cannot be had, and may then be called again. */
  load(): Promise<void>
  /** @throws before they are loaded, and for a step without fields. */
  of(step: string): StepReader<Answers>
  /** Whether a step is complete, for the flow's table. Nothing is before they are loaded. */
  completeness(step: string): AnswersSchema
}

/** @param told what the page draws of what was read: loaded along, since nothing may be refused or changed unsaid. */
export function stepReaders<Answers>(
  load: () => Promise<Readonly<Record<string, StepReader<Answers>>>>,
  told: readonly Pick<LazyPart<never>, 'load'>[] = [],
): StepReaders<Answers> {
  let loaded: Readonly<Record<string, StepReader<Answers>>> | undefined
  return {
    async load() {
      const [readers] = await Promise.all([
        loaded ?? load(),
        ProblemSummary.load(),
        ...told.map((part) => part.load()),
      ])
      loaded = readers
    },
    of(step) {
      const reader = loaded?.[step]
      if (!reader) throw new Error(`No fields can be read on the step "${step}".`)
      return reader
    },
    completeness(step) {
      // A press of Continue asks this of every step several times over, of the same answers.
      let last: { readonly answers: unknown; readonly success: boolean } = {
        answers: undefined,
        success: false,
      }
      return {
        safeParse(answers) {
          const reader = loaded?.[step]
          if (!reader) return { success: false }
          if (last.answers !== answers) last = { answers, success: reader.isComplete(answers as Answers) }
          return last
        },
      }
    },
  }
}

import type { Accepted } from './acceptAnswer.ts'
import type { Slice } from './answersFor.ts'
import type { StepPages } from './pagesWithin.ts'
import type { Requirement } from './redirectFor.ts'
import type { ReturnRule } from './returning.ts'

/** Anything that can say whether answers are complete: a zod schema, or an object of the same shape. */
export interface AnswersSchema {
  safeParse(answers: unknown): { success: boolean }
}

/** One step of a flow: `path` is its last route segment, `schema` tells from the answers whether it is complete. */
export interface FlowStep<Answers, Id extends string> {
  readonly id: Id
  readonly path: string
  readonly includedWhen?: ((answers: Answers) => boolean) | undefined
  /** A step with pages is complete when all of them are and the schema says so. */
  readonly schema: AnswersSchema
  /** The pages of the step: `pagesWithin(…)`. Without any, the step is one page at its own address. */
  readonly pages?: StepPages<Answers> | undefined
}

/** A route beside the steps; one that needs a submission is closed until the flow was submitted. */
export interface SideRoute {
  readonly path: string
  readonly needs: 'submitted' | 'nothing'
}

/** A flow: its steps in order under one base address, and the seams that it uses. */
export interface Flow<Answers, Id extends string, Answer = never> {
  readonly name: string
  readonly base: string
  readonly steps: readonly FlowStep<Answers, Id>[]
  readonly defaultStep: Id
  readonly sideRoutes: readonly SideRoute[]
  /** What must be there before any screen of the flow is shown; the first that is missing leads elsewhere. */
  readonly requires?: readonly Requirement[]
  /** From which steps another may be opened for a change, and how the visitor gets back: `returningTo(…)`. */
  readonly returning?: ReturnRule<Id>
  /** How the server's validated answer to a save is merged into the answers. */
  readonly accepted?: Accepted<Answers, Answer>
  /** Parts of the answers that are kept only where the visitor allows. */
  readonly slices?: readonly Slice<Answers>[]
}

/** A flow as it is declared: side routes may be left out, and so may the schema of a step that is always complete. */
export interface FlowDeclaration<Answers, Id extends string, Answer = never>
  extends Omit<Flow<Answers, Id, Answer>, 'sideRoutes' | 'steps'> {
  readonly sideRoutes?: readonly SideRoute[]
  readonly steps: readonly (Omit<FlowStep<Answers, Id>, 'schema'> & {
    readonly schema?: AnswersSchema | undefined
  })[]
}

/** A flow table that cannot work. The message names the flow and the fault. */
export class FlowDefinitionError extends Error {
  override name = 'FlowDefinitionError'
}

const ALWAYS_COMPLETE: AnswersSchema = { safeParse: () => ({ success: true }) }

/**
 * Checks a flow table and returns it.
 *
 * @throws FlowDefinitionError when ids or paths repeat, the base is not an absolute path without a trailing slash,
 *   there is no step, or the default step is not one of them.
 */
export function defineFlow<Answers, const Id extends string, Answer = never>(
  flow: FlowDeclaration<Answers, Id, Answer>,
): Flow<Answers, Id, Answer> {
  const sideRoutes = flow.sideRoutes ?? []
  const steps = flow.steps.map((step) => ({ ...step, schema: step.schema ?? ALWAYS_COMPLETE }))
  const refuse = (fault: string): never => {
    throw new FlowDefinitionError(`Flow "${flow.name}": ${fault}.`)
  }
  if (!/^\/[^\s]*[^/\s]$/.test(flow.base)) refuse(`the base "${flow.base}" is not an absolute path`)
  if (steps.length === 0) refuse('there is no step')
  const repeatedId = firstRepeated(steps.map((step) => step.id))
  if (repeatedId !== undefined) refuse(`the id "${repeatedId}" repeats`)
  const paths = [...steps, ...sideRoutes].map((route) => route.path)
  const repeatedPath = firstRepeated(paths)
  if (repeatedPath !== undefined) refuse(`the path "${repeatedPath}" repeats`)
  const badPath = paths.find((path) => !/^[a-z0-9-]+$/.test(path))
  if (badPath !== undefined) refuse(`the path "${badPath}" is not one lower-case segment`)
  if (!steps.some((step) => step.id === flow.defaultStep)) {
    refuse(`the default step "${flow.defaultStep}" is unknown`)
  }
  return { ...flow, steps, sideRoutes }
}

function firstRepeated(texts: readonly string[]): string | undefined {
  return texts.find((text, index) => texts.indexOf(text) !== index)
}

/** The steps whose condition holds for these answers, in order. */
export function planSteps<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  answers: Answers,
): readonly FlowStep<Answers, Id>[] {
  return flow.steps.filter((step) => step.includedWhen?.(answers) ?? true)
}

/** The absolute path of a step or of a page within it, such as `/client-quote/personal-details`. */
export function stepPath<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  id: Id,
  page?: string | undefined,
): string {
  const step = flow.steps.find((candidate) => candidate.id === id)
  if (!step) throw new RangeError(`Flow "${flow.name}" has no step "${id}".`)
  return joinPath(flow.base, step.path, page)
}

/** The path of a segment under a base, and of a page below it where there is one. */
export function joinPath(base: string, segment: string, page: string | undefined): string {
  return [base, segment, page].filter(Boolean).join('/')
}

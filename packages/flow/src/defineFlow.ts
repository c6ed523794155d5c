import type { AnswersSchema, Flow, FlowDeclaration, FlowStep } from './Flow.ts'

/** A flow table that cannot work. The message names the flow and the fault. */
export class FlowDefinitionError extends Error {
  override name = 'FlowDefinitionError'
}

const ALWAYS_COMPLETE: AnswersSchema = { safeParse: () => ({ success: true }) }

// Bundlers put the mode in its place, as they do for React.
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/**
 * Checks a flow table and returns it. In production builds (`process.env.NODE_ENV`) nothing is checked any more: a table
 * is a constant, and what is wrong with it shows in the first test or the first page of development.
 *
 * @throws FlowDefinitionError when ids or paths repeat, the base is not an absolute path without a trailing slash,
 *   there is no step, or the default step is not one of them.
 */
export function defineFlow<Answers, const Id extends string, Answer = never>(
  flow: FlowDeclaration<Answers, Id, Answer>,
): Flow<Answers, Id, Answer> {
  const sideRoutes = flow.sideRoutes ?? []
  const steps = flow.steps.map((step) => ({ ...step, schema: step.schema ?? ALWAYS_COMPLETE }))
  if (process.env.NODE_ENV !== 'production') check({ ...flow, steps, sideRoutes })
  return { ...flow, steps, sideRoutes }
}

function check<Answers, Id extends string, Answer>(flow: Flow<Answers, Id, Answer>): void {
  const { name, base, steps, sideRoutes, defaultStep } = flow
  const refuse = (error: string): never => {
    throw new FlowDefinitionError(`Flow "${name}": ${error}.`)
  }
  if (!/^\/[^\s]*[^/\s]$/.test(base)) refuse(`the base "${base}" is not an absolute path`)
  if (steps.length === 0) refuse('there is no step')
  const repeatedId = firstRepeated(steps.map((step) => step.id))
  if (repeatedId !== undefined) refuse(`the id "${repeatedId}" repeats`)
  const paths = [...steps, ...sideRoutes].map((route) => route.path)
  const repeatedPath = firstRepeated(paths)
  if (repeatedPath !== undefined) refuse(`the path "${repeatedPath}" repeats`)
  const badPath = paths.find((path) => !/^[a-z0-9-]+$/.test(path))
  if (badPath !== undefined) refuse(`the path "${badPath}" is not one lower-case segment`)
  if (!steps.some((step) => step.id === defaultStep)) refuse(`the default step "${defaultStep}" is unknown`)
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
  id: NoInfer<Id>,
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

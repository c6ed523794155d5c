/** Anything that can say whether answers are complete: a zod schema, or an object of the same shape. */
export interface AnswersSchema {
  safeParse(answers: unknown): { success: boolean }
}

/** One step of a flow: `path` is its last route segment, `schema` tells from the answers whether it is complete. */
export interface FlowStep<Answers, Id extends string> {
  readonly id: Id
  readonly path: string
  readonly includedWhen?: (answers: Answers) => boolean
  readonly schema: AnswersSchema
}

/** A route beside the steps; one that needs a submission is closed until the flow was submitted. */
export interface SideRoute {
  readonly path: string
  readonly needs: 'submitted' | 'nothing'
}

/** A flow: its steps in order under one base address. */
export interface Flow<Answers, Id extends string> {
  readonly name: string
  readonly base: string
  readonly steps: readonly FlowStep<Answers, Id>[]
  readonly defaultStep: Id
  readonly sideRoutes: readonly SideRoute[]
}

/** A flow table that cannot work. The message names the flow and the fault. */
export class FlowDefinitionError extends Error {
  override name = 'FlowDefinitionError'
}

/**
 * Checks a flow table and returns it.
 *
 * @throws FlowDefinitionError when ids or paths repeat, the base is not an absolute path without a trailing slash,
 *   there is no step, or the default step is not one of them.
 */
export function defineFlow<Answers, const Id extends string>(
  flow: Omit<Flow<Answers, Id>, 'sideRoutes'> & { readonly sideRoutes?: readonly SideRoute[] },
): Flow<Answers, Id> {
  const sideRoutes = flow.sideRoutes ?? []
  const refuse = (fault: string): never => {
    throw new FlowDefinitionError(`Flow "${flow.name}": ${fault}.`)
  }
  if (!/^\/[^\s]*[^/\s]$/.test(flow.base)) refuse(`the base "${flow.base}" is not an absolute path`)
  if (flow.steps.length === 0) refuse('there is no step')
  const repeatedId = firstRepeated(flow.steps.map((step) => step.id))
  if (repeatedId !== undefined) refuse(`the id "${repeatedId}" repeats`)
  const paths = [...flow.steps, ...sideRoutes].map((route) => route.path)
  const repeatedPath = firstRepeated(paths)
  if (repeatedPath !== undefined) refuse(`the path "${repeatedPath}" repeats`)
  const badPath = paths.find((path) => !/^[a-z0-9-]+$/.test(path))
  if (badPath !== undefined) refuse(`the path "${badPath}" is not one lower-case segment`)
  if (!flow.steps.some((step) => step.id === flow.defaultStep)) {
    refuse(`the default step "${flow.defaultStep}" is unknown`)
  }
  return { ...flow, sideRoutes }
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

/** The absolute path of a step, such as `/client-quote/personal-details`. */
export function stepPath<Answers, Id extends string>(flow: Flow<Answers, Id>, id: Id): string {
  const step = flow.steps.find((candidate) => candidate.id === id)
  if (!step) throw new RangeError(`Flow "${flow.name}" has no step "${id}".`)
  return `${flow.base}/${step.path}`
}

import { defineFlow } from './defineFlow.ts'
import type { AnswersSchema, DeclaredPages, Flow, FlowDeclaration, SideRoute, StepPage } from './Flow.ts'

/** The raw value of a control: text, or the ticked options of a group. */
export type InputValue = string | readonly string[]

/** The input of a form by the names of its fields. */
export type InputValues<Field extends string = string> = { readonly [Name in Field]: InputValue }

/** A form as the flow sees it: the values of its fields, and whether its submitted answers would be accepted again. */
export interface StepModel<Answers, Field extends string = string> {
  /** Returns the value of each field for these answers. */
  view(answers: Answers): InputValues<Field>
  /** Whether what the fields show would be accepted if it were submitted again. */
  isComplete(answers: Answers): boolean
  /** The pages of the step for these answers, where it declares `pages: pagesWithin`. */
  listPages?(answers: Answers): readonly StepPage[]
}

type LoadModel<Model> = () => Promise<{ readonly model: Model }>

/**
 * One step of a flow, declared in its own folder. Its model is named and not imported: it is loaded once the first page
 * is there. Its screen refers to the step, so the routes know it and the step does not.
 */
export interface Step<Answers, Id extends string, Model> {
  /** Unique in the flow; lower-case letters, digits and `-` where it is the path too. */
  readonly id: Id
  /** Last segment of the address; the id where it is absent. */
  readonly path?: string
  /** The step's label in the list of progress. */
  readonly label: string
  /** Whether these answers ask the step; always where it is absent. */
  readonly includedWhen?: (answers: Answers) => boolean
  /** The pages of the step: `pagesWithin(…)`, or `pagesWithin` for those that its model lists. */
  readonly pages?: DeclaredPages<Answers>
  /** Complete whatever its fields hold. */
  readonly isOptional?: boolean
  /** Absent for a step that has no fields and changes nothing. */
  readonly model?: LoadModel<Model>
}

/** A page of a flow beside its steps. */
export interface FlowPage<Path extends string, Model, Outside extends boolean> extends SideRoute {
  /** One segment below the base. */
  readonly path: Path
  readonly model?: LoadModel<Model>
  /** Served outside the routes of the flow, which have no screen for it. */
  readonly isOutside?: Outside
}

type AnyStep<Answers> = Step<Answers, string, StepModel<Answers>>
type AnyPage<Answers> = FlowPage<string, StepModel<Answers>, boolean>

/** The models of a flow's forms, each known by the id of its step or the path of its page. */
export interface FlowModels<Id extends string, Model> {
  /** Loads them all; rejects when one cannot be had, and may then be called again. */
  load(): Promise<void>
  /** @throws Error before they are loaded, and for a form without a model. */
  of(id: Id): Model
  /** All that are loaded, in the order of the flow. */
  all(): ReadonlyMap<string, Model>
}

type ModelOf<Form> = Form extends { readonly model?: LoadModel<infer Model> } ? Model : never

/** A flow's declaration without its steps and pages. */
type Seams<Answers, Id extends string, Answer> = Pick<
  FlowDeclaration<Answers, Id, Answer>,
  'name' | 'base' | 'requires' | 'returning' | 'accepted' | 'slices'
> & {
  /** Where an unknown address leads; the first step where it is absent. */
  readonly defaultStep?: NoInfer<Id>
}

/** A flow, with all that follows from the declarations of its steps and pages. */
export interface StepFlow<
  Answers,
  AStep extends AnyStep<Answers>,
  Page extends AnyPage<Answers>,
  Answer = never,
> extends Flow<Answers, AStep['id'], Answer> {
  /** The ids of its steps, in order. */
  readonly ids: readonly AStep['id'][]
  /** The label of each step in the list of progress. */
  readonly labels: Readonly<Record<AStep['id'], string>>
  readonly sideRoutes: readonly Page[]
  readonly models: FlowModels<AStep['id'] | Page['path'], ModelOf<AStep | Page>>
}

/** Declares a step for answers of one type: `defineStep<Answers>()({ id, label, model })`. */
export function defineStep<Answers>() {
  return <const Id extends string, Model extends StepModel<Answers> = never>(
    step: Step<Answers, Id, Model>,
  ): Step<Answers, Id, Model> => step
}

/** Declares a page beside the steps: `definePage<Answers>()({ path, needs })`. */
export function definePage<Answers>() {
  return <
    const Path extends string,
    Model extends StepModel<Answers> = never,
    Outside extends boolean = false,
  >(
    page: FlowPage<Path, Model, Outside>,
  ): FlowPage<Path, Model, Outside> => page
}

/**
 * Makes a flow of its steps, in order; the first is the default one unless another is named. A step is complete when its model says so of the
 * answers, which no model does before it is loaded; one without a model is complete.
 *
 * @throws FlowDefinitionError as `defineFlow` does.
 */
export function flowOf<Answers, Answer = never>() {
  return <
    const Steps extends readonly [AnyStep<Answers>, ...AnyStep<Answers>[]],
    const Page extends AnyPage<Answers> = never,
  >({
    steps,
    pages = [],
    defaultStep = steps[0].id,
    ...seams
  }: Seams<Answers, Steps[number]['id'], Answer> & {
    readonly steps: Steps
    readonly pages?: readonly Page[]
  }): StepFlow<Answers, Steps[number], Page, Answer> => {
    type AStep = Steps[number]
    const forms = [...steps, ...pages.map(({ path, model }) => ({ id: path, model }))]
    type Model = ModelOf<AStep | Page>
    let loaded: ReadonlyMap<string, Model> | undefined

    function completeness({ id, model, isOptional }: AStep): AnswersSchema {
      if (!model || isOptional) return { safeParse: () => ({ success: true }) }
      // Caches the last result: a press of Continue checks every step several times with the same answers.
      let last: { readonly answers: unknown; readonly success: boolean } = {
        answers: undefined,
        success: false,
      }
      return {
        safeParse(answers) {
          const own = loaded?.get(id)
          if (!own) return { success: false }
          // The engine passes the schema of a flow's step only that flow's answers.
          if (last.answers !== answers) last = { answers, success: own.isComplete(answers as Answers) }
          return last
        },
      }
    }

    const flow = defineFlow<Answers, AStep['id'], Answer>({
      ...seams,
      defaultStep,
      steps: steps.map((step) => ({
        path: step.id,
        ...step,
        schema: completeness(step),
        // A step is one page until its model is loaded.
        pages:
          typeof step.pages === 'function'
            ? step.pages((answers) => loaded?.get(step.id)?.listPages?.(answers) ?? [])
            : step.pages,
      })),
      sideRoutes: pages,
    })
    return {
      ...flow,
      ids: steps.map(({ id }) => id),
      labels: tableOf(steps.map(({ id, label }) => [id, label])),
      sideRoutes: pages,
      models: {
        async load() {
          loaded ??= new Map(
            await Promise.all(
              forms.flatMap(({ id, model }) =>
                // A declaration loads a model of the type that it is declared with.
                model ? [model().then((own) => [id, own.model as Model] as const)] : [],
              ),
            ),
          )
        },
        of(id) {
          const own = loaded?.get(id)
          if (!own) throw new Error(`No model of "${id}" is at hand.`)
          return own
        },
        all: () => loaded ?? new Map(),
      },
    }
  }
}

/** The rows are those of the declarations that the table's type is made of, which types cannot follow here. */
function tableOf<Table>(rows: readonly (readonly [string, unknown])[]): Table {
  return Object.fromEntries(rows) as Table
}

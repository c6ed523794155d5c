import type { InputValues } from '@coverkit/flow'
import { type FlowAnswers, withInput } from '@coverkit/flow-draft'
import type { FlowDraft } from '#common/draft/createFlowDraft.ts'
import { currentFields, type StepView } from '#common/step-form/currentFields.ts'

/** Answers that another page handed over. The visitor sees each in its field and can change it. */
export interface Prefill {
  /** Whole years. */
  readonly age?: number
  readonly gender?: 'M' | 'F'
  readonly isSmoker?: boolean
  readonly occupationId?: number
  /** An Australian state or territory, such as `NSW`. */
  readonly state?: string
  /** Whole dollars a year. */
  readonly annualEarnings?: number
}

/** Writes values into the fields of a step that are still blank, as if they were typed. */
export function fillBlankFields<Answers extends FlowAnswers, Id extends string, Field extends string>(
  draft: FlowDraft<Answers, Id>,
  step: Id,
  view: StepView<Answers, Field>,
  values: { readonly [Name in Field]?: string | undefined },
): void {
  const shown: InputValues = currentFields(view, step, draft.read().answers)
  const blank = Object.entries<string | undefined>(values).filter(
    ([name, value]) => value !== undefined && shown[name] === '',
  )
  if (blank.length === 0) return
  draft.update((answers) =>
    blank.reduce((filled, [name, value = '']) => withInput(filled, step, name, value), answers),
  )
}

import type { CoverStep } from '@coverkit/core'
import type { Step } from '@coverkit/flow'
import type { ComponentType } from 'react'
import type { StepView } from '#common/step-form/currentFields.ts'
import type { QuoteAnswers } from '#quote/answers'
import type { QuoteModel } from '#quote/rules'
import type { QuoteScreen } from './fields/QuoteScreen.ts'

type StepOfCover<Field extends string> = Step<QuoteAnswers, CoverStep, QuoteModel<Field>>

/** Makes the screen of a step of the fields of its cover: each flow draws its own page around them. */
export type ShowCover = <Field extends string>(
  step: StepOfCover<Field>,
  view: StepView<QuoteAnswers, Field>,
  Fields: ComponentType<QuoteScreen<Field>>,
) => ComponentType

/** The step of a cover and its fields, for each flow to show. */
export const coverScreen =
  <Field extends string>(
    step: StepOfCover<Field>,
    view: StepView<QuoteAnswers, Field>,
    Fields: ComponentType<QuoteScreen<Field>>,
  ) =>
  (show: ShowCover): ComponentType =>
    show(step, view, Fields)

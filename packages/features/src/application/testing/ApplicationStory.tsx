import { setAcceptance } from '@coverkit/core'
import { openDrafts } from '@coverkit/drafts'
import type { ComponentType } from 'react'
import { quoteDraft } from '#client-quote/answers'
import {
  exampleAnswer,
  exampleAnswers,
  exampleChosen,
  exampleComparison,
} from '#client-quote/testing/exampleAnswers.ts'
import type { PageServices } from '#common/page-services/index.ts'
import { FlowStory } from '#common/testing/FlowStory.tsx'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import type { QuoteAnswers } from '#quote/answers'
import { type ApplicationAnswers, emptyAnswers } from '../answers.ts'
import { beginApplication } from '../beginApplication.ts'
import { type ApplicationStepId, applicationFlow } from '../flow.ts'
import { applicationRoutes } from '../routes.tsx'
import { applicationDraft } from '../state.ts'

const chosenAt = new Date(2026, 10, 21, 9, 30).toISOString()

/** The quote of the examples with an offer chosen. */
export const exampleQuoted: QuoteAnswers = {
  ...exampleAnswers(exampleComparison(chosenAt)),
  selected: exampleChosen('ING', chosenAt),
}

/** An application for a quote, whose cover is confirmed and whose duty is understood. */
export function begunFor(quoted: QuoteAnswers): ApplicationAnswers {
  const begun = beginApplication(emptyAnswers(), quoted)
  return {
    ...begun,
    isConfirmed: true,
    application: setAcceptance(begun.application, 'dutyOfDisclosure', true),
  }
}

/** The quote whose offer the answers are for. */
function quoteOf({ offer }: ApplicationAnswers): QuoteAnswers {
  return offer?.chosen.chosenAt === chosenAt
    ? exampleQuoted
    : { ...exampleAnswers(), selected: offer?.chosen ?? null }
}

interface ApplicationStoryProps {
  readonly step: ApplicationStepId
  /** A page beside the steps that is shown in place of the step. */
  readonly page?: string
  /** A screen alone, in place of the flow's routes: their guard would lead to what is missing. */
  readonly Screen?: ComponentType
  /** By default the one that the answers are for. */
  readonly quoted?: QuoteAnswers
  /** The visitor's answers; by default the cover is confirmed and the duty understood. */
  readonly answers?: ApplicationAnswers
  /** By default the backend works for the flow's routes, and fails for a screen alone. */
  readonly servicesOf?: () => PageServices
}

const servicesThat = (behave: Parameters<typeof fakePageServices>[0]['behave']) => () =>
  fakePageServices({ drafts: () => openDrafts({ brand: `story-${crypto.randomUUID()}` }), behave })

const working = servicesThat(exampleAnswer)

/** Services whose backend answers nothing. */
export const failing = servicesThat(() => 'fail')

/** A step of the application with given answers, beside the quote that it is for. */
export function ApplicationStory({
  step,
  page,
  Screen,
  answers,
  quoted = answers ? quoteOf(answers) : exampleQuoted,
  servicesOf = Screen ? failing : working,
}: ApplicationStoryProps) {
  return (
    <FlowStory
      step={step}
      answers={answers ?? begunFor(quoted)}
      servicesOf={servicesOf}
      draftOf={(services) => besideQuote(services, quoted)}
      routesOf={
        Screen ? () => [{ path: `${applicationFlow.base}/${step}`, element: <Screen /> }] : applicationRoutes
      }
      {...(page !== undefined && { page })}
    />
  )
}

function besideQuote(services: PageServices, quoted: QuoteAnswers) {
  const draft = applicationDraft(services)
  const quote = quoteDraft(services)
  return {
    ...draft,
    async ready() {
      await quote.ready()
      quote.update(() => quoted)
      await draft.ready()
    },
  }
}

import { type Flow, furthestStep, stepPath } from '@coverkit/flow'
import { type FlowSource, useArrivalFocus } from '@coverkit/flow/react'
import type { ComponentType } from 'react'
import { type RouteObject, replace } from 'react-router'

/** The part of a flow's draft that tells whether it was submitted. */
interface SubmittedDraft<Answers, Id extends string> extends Pick<FlowSource<Answers, Id>, 'ready' | 'read'> {
  readonly flow: Flow<Answers, Id>
}

/**
 * The route of the page after a submission, which opens once the rest of the flow is closed. Other visits are sent to their
 * step.
 */
export function completeRoute<Answers extends { readonly submitted: unknown }, Id extends string>(
  draft: SubmittedDraft<Answers, Id>,
  load: () => Promise<{ readonly default: ComponentType }>,
): RouteObject {
  const path = `${draft.flow.base}/complete`
  return {
    id: path,
    path,
    async loader() {
      await draft.ready()
      const { answers, state } = draft.read()
      if (answers.submitted !== null) return null
      return replace(stepPath(draft.flow, furthestStep(draft.flow, answers, state)))
    },
    async lazy() {
      const { default: Page } = await load()
      return {
        Component() {
          useArrivalFocus()
          return <Page />
        },
      }
    },
  }
}

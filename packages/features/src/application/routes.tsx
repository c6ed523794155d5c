import type { FlowName } from '@coverkit/core'
import { furthestStep, stepPath } from '@coverkit/flow'
import { flowRoutes, useArrivalFocus } from '@coverkit/flow/react'
import type { ComponentType } from 'react'
import { type RouteObject, replace, useLoaderData } from 'react-router'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { applicationSource } from './applicationSource.ts'
import { applicationFlow } from './flow.ts'
import { applicationScreens } from './screens.ts'
import { applicationDraft } from './state.ts'

/** The page to show after a submission; `completes` names the flow for analytics. */
interface Completed {
  readonly completes: FlowName
  /** The page of a change of cover; absent for an application. */
  readonly ChangePage?: ComponentType
}

/** The last page's content after a change of cover, which shares its path. It is another feature's. */
export interface ChangeResult {
  readonly CompletePage: ComponentType
  readonly submittedAt: (services: PageServices) => Promise<string | null>
}

/** The routes of the application. `loadChange`: the result of a change of cover; null for who cannot have one. */
export function applicationRoutes(
  services: PageServices,
  loadChange: () => Promise<ChangeResult | null> = async () => null,
): RouteObject[] {
  return [
    ...flowRoutes(applicationFlow, applicationSource(services), applicationScreens),
    completeRoute(services, loadChange),
    checkReceiptRoute,
    copyRoute,
  ]
}

const COMPLETE_PATH = '/application/complete'

/** The page after a submission of an application or a change of cover; other visits are sent to their step. */
function completeRoute(services: PageServices, loadChange: () => Promise<ChangeResult | null>): RouteObject {
  return {
    id: COMPLETE_PATH,
    path: COMPLETE_PATH,
    async loader(): Promise<Completed | Response> {
      const draft = applicationDraft(services)
      const [change] = await Promise.all([loadChange(), draft.ready()])
      const { answers, state } = draft.read()
      const changedAt = (await change?.submittedAt(services)) ?? ''
      // With both submitted, the later one is shown.
      if (change && changedAt > (answers.submitted?.submittedAt ?? ''))
        return { completes: 'change-my-cover', ChangePage: change.CompletePage }
      if (answers.submitted !== null) return { completes: 'application' }
      return replace(stepPath(applicationFlow, furthestStep(applicationFlow, answers, state)))
    },
    async lazy() {
      const { default: Page } = await import('./complete/CompletePage.tsx')
      return {
        Component() {
          useArrivalFocus()
          // None on a page that was rendered at build time.
          const Shown = useLoaderData<Completed | null>()?.ChangePage ?? Page
          return <Shown />
        },
      }
    },
  }
}

const CHECK_RECEIPT_PATH = '/application/check-receipt'

/** Open on any device to holders of a receipt: it needs no application. */
const checkReceiptRoute: RouteObject = {
  id: CHECK_RECEIPT_PATH,
  path: CHECK_RECEIPT_PATH,
  async lazy() {
    const { CheckReceiptPage } = await import('./check-receipt/CheckReceiptPage.tsx')
    return {
      Component() {
        useArrivalFocus()
        return <CheckReceiptPage />
      },
    }
  },
}

const COPY_PATH = '/application/copy'

/** Open on any device to recipients of our email about a submission: it needs no application either. */
const copyRoute: RouteObject = {
  id: COPY_PATH,
  path: COPY_PATH,
  async lazy() {
    const { CopyPage } = await import('./copy-by-code/CopyPage.tsx')
    return {
      Component() {
        useArrivalFocus()
        return <CopyPage />
      },
    }
  },
}

import { furthestStep, stepPath } from '@coverkit/flow'
import { flowRoutes, useArrivalFocus } from '@coverkit/flow/react'
import type { ComponentType } from 'react'
import { type RouteObject, replace } from 'react-router'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { applicationSource } from './applicationSource.ts'
import { applicationFlow } from './flow.ts'
import { applicationScreens } from './screens.ts'
import { applicationDraft } from './state.ts'

/** What a change of cover shows on the last page, which it shares with the application. Another feature's. */
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

/** The page after a submission, of an application or a change of cover; anybody else is led to where they are. */
function completeRoute(services: PageServices, loadChange: () => Promise<ChangeResult | null>): RouteObject {
  let changed: ComponentType | null = null
  return {
    id: COMPLETE_PATH,
    path: COMPLETE_PATH,
    async loader() {
      const draft = applicationDraft(services)
      const [change] = await Promise.all([loadChange(), draft.ready()])
      const { answers, state } = draft.read()
      const changedAt = (await change?.submittedAt(services)) ?? ''
      // Of two, the later one.
      changed = change && changedAt > (answers.submitted?.submittedAt ?? '') ? change.CompletePage : null
      if (changed !== null) return null
      if (answers.submitted !== null) return null
      return replace(stepPath(applicationFlow, furthestStep(applicationFlow, answers, state)))
    },
    async lazy() {
      const { default: Page } = await import('./complete/CompletePage.tsx')
      return {
        Component() {
          useArrivalFocus()
          const Shown = changed ?? Page
          return <Shown />
        },
      }
    },
  }
}

const CHECK_RECEIPT_PATH = '/application/check-receipt'

/** For whoever has a receipt, on any device: it asks for no application. */
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

/** For whoever has our email about a submission, on any device: it asks for no application either. */
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

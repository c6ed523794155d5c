import { furthestStep, stepPath } from '@coverkit/flow'
import { flowRoutes, useArrivalFocus } from '@coverkit/flow/react'
import { type RouteObject, replace } from 'react-router'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { applicationSource } from './applicationSource.ts'
import { applicationFlow } from './flow.ts'
import { applicationScreens } from './screens.ts'
import { applicationDraft } from './state.ts'

/** The routes of the application. */
export function applicationRoutes(services: PageServices): RouteObject[] {
  return [
    ...flowRoutes(applicationFlow, applicationSource(services), applicationScreens),
    completeRoute(services),
    checkReceiptRoute,
    copyRoute,
  ]
}

const COMPLETE_PATH = '/application/complete'

/** The page after the submission; anybody else is led to where they are. */
function completeRoute(services: PageServices): RouteObject {
  return {
    id: COMPLETE_PATH,
    path: COMPLETE_PATH,
    async loader() {
      const draft = applicationDraft(services)
      await draft.ready()
      const { answers, state } = draft.read()
      if (answers.submitted !== null) return null
      return replace(stepPath(applicationFlow, furthestStep(applicationFlow, answers, state)))
    },
    async lazy() {
      const { default: Page } = await import('./complete/CompletePage.tsx')
      return {
        Component() {
          useArrivalFocus()
          return <Page />
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

import { flowRoutes } from '@coverkit/flow/react'
import type { ComponentType, ReactNode } from 'react'
import { type LoaderFunction, Outlet, type RouteObject } from 'react-router'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { ARRIVAL } from './answers.ts'
import { changeSource } from './changeSource.ts'
import { changeFlow } from './flow.ts'
import { PolicyGate } from './policy/PolicyGate.tsx'
import { changeScreens } from './screens.ts'
import { changeDraft } from './state.ts'

/** Shows what is inside to its customer alone, and leads everybody else to sign in: another feature's. */
type RequireSignIn = ComponentType<{
  readonly services: PageServices
  readonly children: () => ReactNode
}>

/** The routes of changing cover, for who is signed in. */
export function changeMyCoverRoutes(services: PageServices, Customer: RequireSignIn): RouteObject[] {
  const element = (
    <Customer services={services}>
      {() => (
        <PolicyGate services={services}>
          <Outlet />
        </PolicyGate>
      )}
    </Customer>
  )
  return flowRoutes(changeFlow, changeSource(services), changeScreens).map((route): RouteObject => {
    const { loader } = route
    if (route.index || typeof loader !== 'function') return route
    return { ...route, element, loader: beginningAgain(services, loader) }
  })
}

const ENTRIES = ['select-covers', ARRIVAL].map((step) => `${changeFlow.base}/${step}`)

/** Where a change begins, one that was submitted gives way to a new one. Back from its last page leads to the account. */
function beginningAgain(services: PageServices, load: LoaderFunction): LoaderFunction {
  return async (args, context) => {
    if (ENTRIES.includes(new URL(args.request.url).pathname)) {
      const draft = changeDraft(services)
      await draft.ready()
      if (draft.read().answers.submitted !== null) await draft.restart()
    }
    return load(args, context)
  }
}

import { flowRoutes } from '@coverkit/flow/react'
import { type LoaderFunction, type RouteObject, replace } from 'react-router'
import type { Session } from '../common/session/createSession.ts'
import { applicationFlow } from './flow.ts'
import { applicationSource } from './state.ts'

/** Where a visitor goes who has not chosen an insurer. */
const CHOOSE_COVERS = '/client-quote/select-covers'

/** The routes of the application. Every step needs a chosen insurer. */
export function applicationRoutes(session: Session): RouteObject[] {
  const source = applicationSource(session)
  const steps = applicationFlow.steps.map(({ path }) => `${applicationFlow.base}/${path}`)
  const routes = flowRoutes(applicationFlow, source, {
    steps: { 'confirm-cover': () => import('./steps/confirm-cover/ConfirmCoverStep.tsx') },
  })
  return routes.map((route) => {
    const { path = '', loader } = route
    const isStep = steps.includes(path) && typeof loader === 'function'
    return isStep ? { ...route, loader: guarded(loader) } : route
  })

  function guarded(loader: LoaderFunction): LoaderFunction {
    return async (args, context) => {
      await source.ready()
      return source.read().answers.selected === null ? replace(CHOOSE_COVERS) : loader(args, context)
    }
  }
}

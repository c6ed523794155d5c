import type { CoverStep } from '@coverkit/core'
import type { LoadScreen } from '@coverkit/flow/react'
import type { ComponentType } from 'react'
import type { ShowCover } from './coverScreen.ts'

type LoadCover = () => Promise<{ readonly default: (show: ShowCover) => ComponentType }>

type LoadFlow = () => Promise<{ readonly default: ShowCover }>

/** Loads the screens of the covers' steps, as the flow shows them. */
export function coverScreens(loadFlow: LoadFlow): Readonly<Record<CoverStep, LoadScreen>> {
  const shown = (load: LoadCover) => () =>
    Promise.all([load(), loadFlow()]).then(([cover, flow]) => ({ default: cover.default(flow.default) }))
  return {
    'life-cover': shown(() => import('./life-cover/LifeCoverScreen.tsx')),
    'tpd-cover': shown(() => import('./tpd-cover/TpdCoverScreen.tsx')),
    'critical-illness-cover': shown(() => import('./critical-illness-cover/CriticalIllnessCoverScreen.tsx')),
    'income-protection-cover': shown(
      () => import('./income-protection-cover/IncomeProtectionCoverScreen.tsx'),
    ),
  }
}

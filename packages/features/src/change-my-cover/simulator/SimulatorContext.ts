import type { CoverKind } from '@coverkit/core'
import type { CoverChange, PolicyTerms } from '@coverkit/core/change-cover'
import type { Policy } from '@coverkit/core/policies'
import { createContext, type RefObject, useContext } from 'react'
import type { PriceView } from './priceView.ts'
import type { usePreviewer } from './usePreviewer.ts'

/** State that the parts of the simulator share across its page. */
export interface Simulation {
  readonly policy: Pick<Policy, 'id'>
  readonly change: CoverChange
  readonly setSum: (kind: CoverKind, sum: number) => void
  /** The change at this moment, for what takes a while. */
  readonly latest: RefObject<CoverChange>
  readonly price: ReturnType<typeof usePreviewer>
  /** View of the last price; null before the first one and when the insurer declines. */
  readonly view: PriceView | null
  /** Where the details of the price begin. */
  readonly details: RefObject<HTMLHeadingElement | null>
}

export const SimulatorContext = createContext<Simulation | null>(null)

/** Returns the state of the surrounding simulator. */
export function useSimulation(): Simulation {
  const simulation = useContext(SimulatorContext)
  if (simulation === null) throw new Error('There is no simulator around this part.')
  return simulation
}

export interface SimulatorProps {
  readonly policy: Pick<Policy, 'id'>
  /** The policy's terms now, and as they shall be. */
  readonly change: CoverChange
  /** Other terms were chosen. Called for every movement: what it leads to must be quick. */
  readonly onChange: (after: PolicyTerms) => void
}

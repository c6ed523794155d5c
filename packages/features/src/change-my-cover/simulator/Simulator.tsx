import type { CoverKind } from '@coverkit/core'
import { type ReactNode, useRef } from 'react'
import { priceView } from './priceView.ts'
import { SimulatorContext, type SimulatorProps } from './SimulatorContext.ts'
import { usePreviewer } from './usePreviewer.ts'
import { withSum } from './withSum.ts'

/** Tries other amounts of the remaining covers, and prices each choice. The page places the simulator's parts. */
export function Simulator({
  policy,
  change,
  onChange,
  children,
}: SimulatorProps & { readonly children: ReactNode }) {
  const price = usePreviewer(policy.id, change.after)
  // A search applies its result to the latest change, however long it takes.
  const latest = useRef(change)
  latest.current = change
  const details = useRef<HTMLHeadingElement>(null)
  const setSum = (kind: CoverKind, sum: number) => onChange(withSum(latest.current, kind, sum))
  const view = price.preview && priceView(price.preview)
  return (
    <SimulatorContext value={{ policy, change, setSum, latest, price, view, details }}>
      {children}
    </SimulatorContext>
  )
}

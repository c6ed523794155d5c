import type { CoverKind } from '@coverkit/core'
import { type ReactNode, useRef } from 'react'
import { priceView } from './priceView.ts'
import { SimulatorContext, type SimulatorProps } from './SimulatorContext.ts'
import { usePreviewer } from './usePreviewer.ts'
import { withSum } from './withSum.ts'

/** Tries other amounts of the covers that a change leaves, with what each choice costs. Its parts stand where the page puts them. */
export function Simulator({
  policy,
  change,
  onChange,
  children,
}: SimulatorProps & { readonly children: ReactNode }) {
  const price = usePreviewer(policy.id, change.after)
  // A search goes on from what was chosen last, however long it takes.
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

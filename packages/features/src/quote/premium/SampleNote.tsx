import type { ReactNode } from 'react'
import { sample } from './sampleNote.css.ts'

/** What the prices are, where they begin. */
export function SampleNote({ children }: { readonly children: ReactNode }) {
  return <p className={sample}>{children}</p>
}

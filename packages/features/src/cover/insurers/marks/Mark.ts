import type { ReactNode } from 'react'

/** An insurer's drawing, 40 by 40, in place of a logo; white on its ground has 4.5:1 or more. */
export interface Mark {
  readonly ground: string
  readonly drawing: ReactNode
}

export const LINE = { fill: 'none', stroke: '#fff', strokeWidth: 2.6, strokeLinecap: 'round' } as const

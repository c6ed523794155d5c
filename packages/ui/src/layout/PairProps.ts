import type { ReactNode } from 'react'

/** Props of `Pair` and `WithSide`. `children` are the main content. */
export type PairProps = {
  /** The quiet panel. Without one the form of a `Pair` keeps its place, and the content of a `WithSide` takes all of the room. */
  aside?: ReactNode
  /** Accessible name of the panel, which is a complementary landmark. */
  asideLabel?: string | undefined
  /** A drawing of 320 x 132 px on the upper edge of the panel, on wide screens only; decoration. */
  perch?: ReactNode
  /** Keeps the panel in sight beside a long column. Default `false`. */
  sticky?: boolean | undefined
  /** The main content: a form in a `Pair`, results or a table in a `WithSide`. */
  children: ReactNode
}

import type { ReactNode } from 'react'
import { useBrand } from './BrandProvider.tsx'
import { isAddressOffered } from './offers.ts'

export type OfferedProps = {
  /** The address that the children link to or describe. */
  to: string
  children: ReactNode
}

/** Renders its children only where the brand offers what an address leads to. */
export function Offered({ to, children }: OfferedProps) {
  return isAddressOffered(useBrand(), to) ? children : null
}

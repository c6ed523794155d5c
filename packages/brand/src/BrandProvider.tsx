import { createContext, useContext } from 'react'
import type { Brand, BrandProviderProps } from './contract.ts'

const BrandContext = createContext<Brand | null>(null)

export function BrandProvider({ brand, children }: BrandProviderProps) {
  return <BrandContext value={brand}>{children}</BrandContext>
}

/** The brand of the page. Throws outside a `BrandProvider`. */
export function useBrand(): Brand {
  const brand = useContext(BrandContext)
  if (!brand) throw new Error('useBrand needs a BrandProvider above it')
  return brand
}

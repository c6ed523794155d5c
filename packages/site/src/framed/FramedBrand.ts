import type { Brand } from '@coverkit/brand'
import { type ComponentType, createContext, useContext } from 'react'

/** A brand as it shows in a frame. */
export interface FramedBrand {
  readonly brand: Brand
  readonly Home: ComponentType
  /** Origin of the pages that frames do not show. */
  readonly siteOrigin: string
}

export const FramedBrandContext = createContext<FramedBrand | null>(null)

export function useFramedBrand(): FramedBrand {
  const framed = useContext(FramedBrandContext)
  if (!framed) throw new Error('useFramedBrand needs a FramedBrandContext above it')
  return framed
}

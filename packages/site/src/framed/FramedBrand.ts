import type { Brand } from '@coverkit/brand'
import { type ComponentType, createContext, useContext } from 'react'

/** A brand as it shows in a frame. */
export interface FramedBrand {
  readonly brand: Brand
  readonly Home: ComponentType
  /** Where the pages are that do not show in a frame, as an origin. */
  readonly siteOrigin: string
}

export const FramedBrandContext = createContext<FramedBrand | null>(null)

export function useFramedBrand(): FramedBrand {
  const framed = useContext(FramedBrandContext)
  if (!framed) throw new Error('useFramedBrand needs a FramedBrandContext above it')
  return framed
}

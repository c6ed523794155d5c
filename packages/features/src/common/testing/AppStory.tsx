import { type BrandOffers, BrandProvider } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'

interface AppStoryProps {
  readonly children: ReactNode
  /** The switches of the brand. */
  readonly offers?: BrandOffers | undefined
}

/** A page in a router and a brand of its own. */
export function AppStory({ children, offers }: AppStoryProps) {
  return (
    <BrandProvider brand={{ ...plainBrand, offers }}>
      <main>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: children }])} />
      </main>
    </BrandProvider>
  )
}

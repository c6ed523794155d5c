import { BrandProvider } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'

/** A page in a router and a brand of its own. */
export function AppStory({ children }: { readonly children: ReactNode }) {
  return (
    <BrandProvider brand={plainBrand}>
      <main>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: children }])} />
      </main>
    </BrandProvider>
  )
}

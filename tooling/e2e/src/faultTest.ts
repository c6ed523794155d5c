import type { FaultProxy } from '@coverkit/faults'
import { type ProxiedProduct, startProxiedProduct } from './proxiedProduct.ts'
import { test as base, expect } from './test.ts'
import { type SaveWatch, watchSaves } from './watchSaves.ts'

export { expect, expectAccessible } from './test.ts'

/** Every test of a fault also fails when a status line claimed more than was true. */
export const test = base.extend<{ saves: SaveWatch }>({
  saves: [
    async ({ context }, use) => {
      const watch = await watchSaves(context)
      await use(watch)
      expect(watch.lies).toEqual([])
    },
    { auto: true },
  ],
})

/** The same on a site whose backend is behind a fault proxy. */
export const proxiedTest = test.extend<{ product: ProxiedProduct; wire: FaultProxy; baseURL: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  product: async ({}, use) => {
    const product = await startProxiedProduct()
    await use(product)
    await product.close()
  },
  wire: async ({ product }, use) => use(product.proxy),
  baseURL: async ({ product }, use) => use(product.site),
})

/** A call or a part of the product that a fault keeps from arriving, what the backend says then, and what is logged of it. */
export const LOST_CONNECTION =
  /^(ERR_\w+|401|404|429|500|503) \/(api\/v1|assets)\/|^console: (Form failed to send|Failed to fetch)/

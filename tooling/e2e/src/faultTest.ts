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

export const LOST_CONNECTION = /Failed to load resource|net::ERR_|Form failed to send/

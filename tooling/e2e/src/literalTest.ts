import type { LiteralBackend } from '@coverkit/faults/literal'
import { type LiteralProduct, startLiteralProduct } from './literalProduct.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

/** A test of a site whose backend does what the specification says, and no more. What that one lacks is answered 404. */
export const test = base.extend<{
  product: LiteralProduct
  backend: LiteralBackend
  baseURL: string
  missing: undefined
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  product: async ({}, use) => {
    const product = await startLiteralProduct()
    await use(product)
    await product.close()
  },
  backend: async ({ product }, use) => use(product.backend),
  baseURL: async ({ product }, use) => use(product.site),
  missing: [
    async ({ trouble }, use) => {
      trouble.allow(/^404 \/api\/v1\//, 'operations of ours are not in the specification')
      await use(undefined)
    },
    { auto: true },
  ],
})

import { plainTokens } from '@coverkit/ui/testing'
import type { BrandTokens } from '@coverkit/ui/theme'

const files = import.meta.glob<BrandTokens>('../../../apps/*/src/tokens.ts', {
  eager: true,
  import: 'tokens',
})

const ofApps = Object.entries(files).map(
  ([path, tokens]) => [path.split('/').at(-3) ?? path, tokens] as const,
)

/** Tokens by brand: the plain one first, then one for each brand app. */
export const brandTokens: ReadonlyMap<string, BrandTokens> = new Map([['plain', plainTokens], ...ofApps])

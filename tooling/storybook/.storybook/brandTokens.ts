import { type BrandFaces, withFaces } from '@coverkit/ui/brand-theme'
import { plainTokens } from '@coverkit/ui/testing'
import type { BrandTokens } from '@coverkit/ui/theme'

const tokenFiles = import.meta.glob<BrandTokens>('../../../apps/*/src/tokens.ts', {
  eager: true,
  import: 'tokens',
})
const faceFiles = import.meta.glob<BrandFaces>('../../../apps/*/src/faces.ts', {
  eager: true,
  import: 'faces',
})

/** The faces of each brand app that has its own. */
export const facesOfBrands: readonly BrandFaces[] = Object.values(faceFiles)

const ofApps = Object.entries(tokenFiles).map(([path, tokens]) => {
  const faces = faceFiles[path.replace('tokens.ts', 'faces.ts')] ?? {}
  return [path.split('/').at(-3) ?? path, withFaces(tokens, faces)] as const
})

/** Tokens by brand: the plain one first, then one for each brand app. */
export const brandTokens: ReadonlyMap<string, BrandTokens> = new Map([['plain', plainTokens], ...ofApps])

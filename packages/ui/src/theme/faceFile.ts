import type { Face } from './BrandFaces.ts'

/** Prefix of a subset file's address in css; the build's plugin replaces it. */
export const FACES = 'coverkit-faces'

const inName = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** The name of a font's subset file: two brands with the same declaration share one. */
export function faceFile({ family, weight, axes = {} }: Face): string {
  const weights = typeof weight === 'number' ? [weight] : weight
  const pinned = Object.entries(axes).map(([axis, value]) => inName(`${axis}${value}`))
  return `${[inName(family), ...weights, ...pinned].join('-')}.woff2`
}

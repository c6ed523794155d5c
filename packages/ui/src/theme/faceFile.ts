import type { Face } from './BrandFaces.ts'

/** Begins the address of a cut file in css; the build's plugin says where the files are. */
export const FACES = 'coverkit-faces'

const inName = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** The name of the file that a face is cut to: two brands that declare the same have one. */
export function faceFile({ family, weight, axes = {} }: Face): string {
  const weights = typeof weight === 'number' ? [weight] : weight
  const pinned = Object.entries(axes).map(([axis, value]) => inName(`${axis}${value}`))
  return `${[inName(family), ...weights, ...pinned].join('-')}.woff2`
}

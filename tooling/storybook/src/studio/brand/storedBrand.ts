import type { StudioBrand } from './StudioBrand.ts'

const KEY = 'coverkit-studio-brand'

export type StudioStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Whether a stored value has the fields of a sample, each of the same kind. Lists may have other lengths; null fits anything. */
function isLike(value: unknown, sample: unknown): boolean {
  if (sample === null || value === null) return true
  if (Array.isArray(sample))
    return Array.isArray(value) && value.every((item) => isLike(item, sample[0] ?? item))
  if (typeof sample !== 'object') return typeof value === typeof sample
  if (typeof value !== 'object' || Array.isArray(value)) return false
  const fields = value as Readonly<Record<string, unknown>>
  return Object.entries(sample).every(([name, inner]) => name in fields && isLike(fields[name], inner))
}

/** Faces have other fields by their kind, so that only the kind is compared. */
const shapeOf = ({ faces: _, ...brand }: StudioBrand) => ({
  ...brand,
  faces: { heading: { kind: '' }, body: { kind: '' } },
})

/** The brand that was edited last in this browser; null for none, and for what another version of the studio stored. */
export function readBrand(storage: StudioStorage, sample: StudioBrand): StudioBrand | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    return value !== null && isLike(value, shapeOf(sample)) ? (value as StudioBrand) : null
  } catch {
    return null
  }
}

/** Stores it, where the browser lets pages store anything. */
export function storeBrand(storage: StudioStorage, brand: StudioBrand): void {
  try {
    storage.setItem(KEY, JSON.stringify(brand))
  } catch {
    // Full or refused: the brand is still on the page.
  }
}

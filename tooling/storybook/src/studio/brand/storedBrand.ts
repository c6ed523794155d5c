import type { StudioBrand } from './StudioBrand.ts'

const KEY = 'coverkit-studio-brand'

export type StudioStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Whether a stored value has the fields and types of a sample. Lists may differ in length; null fits anything. */
function isLike(value: unknown, sample: unknown): boolean {
  if (sample === null || value === null) return true
  if (Array.isArray(sample))
    return Array.isArray(value) && value.every((item) => isLike(item, sample[0] ?? item))
  if (typeof sample !== 'object') return typeof value === typeof sample
  if (typeof value !== 'object' || Array.isArray(value)) return false
  const fields = value as Readonly<Record<string, unknown>>
  return Object.entries(sample).every(([name, inner]) => name in fields && isLike(fields[name], inner))
}

/** The fields of a font depend on its kind, so only the kind is compared. */
const shapeOf = ({ faces: _, ...brand }: StudioBrand) => ({
  ...brand,
  faces: { heading: { kind: '' }, body: { kind: '' } },
})

/** The brand that was edited last in this browser; null for none, and for one of another studio version. */
export function readBrand(storage: StudioStorage, sample: StudioBrand): StudioBrand | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    return value !== null && isLike(value, shapeOf(sample)) ? (value as StudioBrand) : null
  } catch {
    return null
  }
}

/** Stores it, if the browser permits storage. */
export function storeBrand(storage: StudioStorage, brand: StudioBrand): void {
  try {
    storage.setItem(KEY, JSON.stringify(brand))
  } catch {
    // Full or refused: the brand is still on the page.
  }
}

import type { BrandZip } from './brand/zipBrand.ts'

/** Offers a zip to the visitor as a download. */
export function saveZip({ name, bytes }: BrandZip): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

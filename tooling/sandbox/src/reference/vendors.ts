import type { RatingTables } from '../rating/RatingTables.ts'
import { readData } from './readData.ts'

interface Contact {
  phone: string
  email: string
  site: string
  claimsAddress: string
}

export type Vendor = Contact & { supplierCode: string; name: string }

/** Loads the contact details of each insurer in the tables. */
export function loadVendors(tables: RatingTables): Map<string, Vendor> {
  const contacts = readData<Record<string, Contact>>('vendors.json')
  return new Map(
    Object.entries(tables.insurers).map(([supplierCode, { displayName }]) => {
      const contact = contacts[supplierCode]
      if (!contact) throw new Error(`vendors.json has no ${supplierCode}`)
      return [supplierCode, { supplierCode, name: displayName, ...contact }]
    }),
  )
}

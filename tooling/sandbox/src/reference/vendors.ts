import { INSURER_CODES, INSURER_SITES, insurerName } from '@coverkit/core'
import { type Contact, readInsurer } from '../insurers/readInsurer.ts'

export type Vendor = Contact & { supplierCode: string; name: string; site: string }

/** Loads the contact details of each insurer. */
export const loadVendors = (): Map<string, Vendor> =>
  new Map(
    INSURER_CODES.map((supplierCode) => [
      supplierCode,
      {
        supplierCode,
        name: insurerName(supplierCode),
        site: INSURER_SITES[supplierCode],
        ...readInsurer(supplierCode).contact,
      },
    ]),
  )

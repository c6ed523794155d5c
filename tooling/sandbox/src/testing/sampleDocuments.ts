import { loadRatingTables } from '../rating/loadRatingTables.ts'
import { loadSupplierDocuments } from '../reference/supplierDocuments.ts'
import { loadVendors } from '../reference/vendors.ts'

const tables = loadRatingTables()

/** The insurers' sample documents, shared by all sandboxes: rendering them takes seconds. */
export const sampleDocuments = loadSupplierDocuments(tables, loadVendors())

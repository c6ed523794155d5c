import { loadRatingTables } from '../rating/loadRatingTables.ts'
import { loadSupplierDocuments } from '../reference/supplierDocuments.ts'
import { loadVendors } from '../reference/vendors.ts'

const tables = loadRatingTables()

/** The insurers' sample documents of all test files: rendering them takes seconds, and they are the same for each sandbox. */
export const sampleDocuments = loadSupplierDocuments(tables, loadVendors(tables))

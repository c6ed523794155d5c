import type { Database } from './database/Database.ts'
import type { FaultBoard } from './faults/makeFaultBoard.ts'
import type { VerifyGoogleToken } from './google/verifyGoogleToken.ts'
import type { Pool } from './identity/Pool.ts'
import type { MailOutbox } from './mail/makeMailOutbox.ts'
import type { SiteOrigins } from './mail/siteOrigins.ts'
import type { Clock } from './makeClock.ts'
import type { RatingTables } from './rating/RatingTables.ts'
import type { SupplierDocuments } from './reference/supplierDocuments.ts'
import type { Vendor } from './reference/vendors.ts'

/** What operations work with; made once at start. */
export interface Services {
  database: Database
  tables: RatingTables
  vendors: Map<string, Vendor>
  documents: SupplierDocuments
  faults: FaultBoard
  mailOutbox: MailOutbox
  /** Where mailed links lead to. */
  sites: SiteOrigins
  insurerTimeoutMs: number
  pool: Pool
  verifyGoogleToken: VerifyGoogleToken
  clock: Clock
  /** Whether what is under `/sandbox` is there, and this machine exempt from limits. */
  controls: boolean
  now: () => Date
}

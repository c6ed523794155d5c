import type { Database } from '../database/Database.ts'
import type { InjectedFaults } from '../faults/makeInjectedFaults.ts'
import type { MailOutbox } from '../mail/makeMailOutbox.ts'
import type { SiteOrigins } from '../mail/siteOrigins.ts'
import type { Sealing } from '../sealing/makeSealing.ts'
import type { Pool } from './Pool.ts'

/** Services of the identity operations. */
export interface IdentityServices {
  database: Database
  faults: InjectedFaults
  mailOutbox: MailOutbox
  /** The sites that mailed links lead to; their names are the account names that a sign-up may have. */
  sites: SiteOrigins
  /** Seals data that must not be stored in clear. */
  sealing: Sealing
  pool: Pool
  now: () => Date
}

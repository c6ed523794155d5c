import type { Services } from '../Services.ts'
import type { Fields } from './fields.ts'

/** Answers one operation of the identity service. `remote` is null for this machine, which has no limits. */
export type IdentityOperation = (services: Services, fields: Fields, remote: string | null) => Promise<object>

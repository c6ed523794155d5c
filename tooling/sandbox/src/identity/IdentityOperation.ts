import type { Fields } from './fields.ts'
import type { IdentityServices } from './IdentityServices.ts'

/** Answers one operation of the identity service. `remote` is null for this machine, which has no limits. */
export type IdentityOperation = (
  services: IdentityServices,
  fields: Fields,
  remote: string | null,
) => Promise<object>

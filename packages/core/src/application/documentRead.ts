import type { DocumentRead } from '../generated/wire.ts'
import type { ReadVersion } from './types.ts'

/** A version on the wire: without `opened` where that was not recorded, as before there was such a field. */
export const documentRead = <Name extends DocumentRead['acceptance']>(
  acceptance: Name,
  { opened, ...version }: ReadVersion,
) => ({ acceptance, ...version, ...(typeof opened === 'boolean' && { opened }) })

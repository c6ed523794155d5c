import { places } from '../places.ts'

/** By an address that every machine knows. */
export const SITE = places.site.replace('wattlebird.', '')

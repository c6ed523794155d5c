import type { StatedPremium } from '../../mail/premiumFigures.ts'
import type { RatingTables } from '../../rating/RatingTables.ts'
import { SECOND_HOLDER } from './signatureRows.ts'

/** The subject of a second policy holder's signature: a submitted application or transfer. */
export interface SignatureSubject {
  kind: 'application' | 'transfer'
  id: string
  accountName: string
  /** The second policy holder's address; null without one. */
  email: string | null
  /** Returns the price that the message states; absent for a transfer. */
  price?: (tables: RatingTables) => StatedPremium | undefined
}

/** Returns the columns that name a subject in its row of `signatures`. */
export const signatureKey = ({ kind, id }: Pick<SignatureSubject, 'kind' | 'id'>) =>
  kind === 'application'
    ? { application: id, transfer: null, holder: SECOND_HOLDER }
    : { application: null, transfer: id, holder: SECOND_HOLDER }

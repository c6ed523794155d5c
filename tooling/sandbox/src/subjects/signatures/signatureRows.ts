import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { signatures } from './tables.ts'

/** The holder who signs by a link; the first signs with the submission. */
export const SECOND_HOLDER = 2

export type SignatureRow = typeof signatures.$inferSelect

/** The sealed content of a second policy holder's signature. */
export interface SealedSignature {
  name: string
  declarations: Schema<'DeclarationsVersion'>
  shownHash: string
  /** The premium as shown. Later prices do not change the signature; missing in rows from earlier releases. */
  premium?: Schema<'SubmittedApplication'>['premium']
  /** The editions of the documents that were on the page; missing in rows from earlier releases. */
  documents?: readonly Omit<Schema<'AcceptedDocument'>, 'url'>[]
}

/** A signature opens only for its own application or transfer, and holder. */
const purposeOf = ({ application, transfer, holder }: SignatureRow) =>
  application === null ? `signature of transfer ${transfer} ${holder}` : `signature ${application} ${holder}`

export const sealSignature = (sealing: Sealing, row: SignatureRow, signature: SealedSignature): string =>
  sealing.seal(purposeOf(row), JSON.stringify(signature))

/** Opens a second policy holder's signature; null before it. */
export const openSigned = (sealing: Sealing, row: SignatureRow): SealedSignature | null =>
  row.sealedSignature === null ? null : JSON.parse(sealing.open(purposeOf(row), row.sealedSignature))

export const refused = (field: string, code: string) => new Problem(422, [{ field, code }])

/** Finds the second signature of a submission; undefined if none was requested. */
export async function secondSignatureOf(
  queries: Queries,
  application: string,
): Promise<SignatureRow | undefined> {
  const [row] = await queries.select().from(signatures).where(eq(signatures.application, application))
  return row
}

/** Finds the second signature of a transfer. */
export async function secondSignatureOfTransfer(
  queries: Queries,
  transfer: string,
): Promise<SignatureRow | undefined> {
  const [row] = await queries.select().from(signatures).where(eq(signatures.transfer, transfer))
  return row
}

import type { SaveApplicationRequest } from '../wire.ts'
import { acceptedCopy, signatureCopy as copy, receiptCopy } from './copy.ts'
import { receiptDeclarations } from './declarations.ts'
import { entry } from './entry.ts'
import { sydneyTime } from './sydneyTime.ts'
import type { Entry, SignedDeclarations } from './types.ts'

/** The first holder's declarations and signature; null where they have not signed. */
export function ownDeclarations({
  contactDetails,
  applicationDetails,
}: SaveApplicationRequest): SignedDeclarations | null {
  const { signatures, compareProductDetails } = applicationDetails
  const own = (signatures ?? []).find(({ rowId }) => rowId === contactDetails.rowId)
  if (own === undefined) return null
  return {
    statements: receiptDeclarations(compareProductDetails?.supplierName ?? ''),
    accept: acceptedCopy.statements.applicationDeclarations,
    name: own.signedName,
    signedAt: own.signedAt,
    shownHash: own.shownHash,
  }
}

/** The request's paths of a signature; empty when it was given after the request. */
export interface SignatureFields {
  readonly accept: readonly string[]
  readonly name: readonly string[]
  readonly signedAt: readonly string[]
  readonly shownHash: readonly string[]
}

const NOWHERE: SignatureFields = { accept: [], name: [], signedAt: [], shownHash: [] }

/** Returns the declarations with the signature under them. */
export function declaredItems(
  signed: SignedDeclarations,
  fields: SignatureFields = NOWHERE,
): readonly Entry[] {
  return [
    ...signed.statements.flatMap(({ title, text }) => entry(title, text)),
    ...entry(signed.accept, receiptCopy.yes, ...fields.accept),
    ...entry(copy.name, signed.name, ...fields.name),
    ...entry(copy.signedAt, sydneyTime(signed.signedAt), ...fields.signedAt),
    ...entry(copy.shownHash, signed.shownHash, ...fields.shownHash),
  ]
}

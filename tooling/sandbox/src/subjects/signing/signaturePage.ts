import { addressLine, fullName, SECOND_HOLDER_DECLARATIONS } from '@coverkit/core'
import type { Schema } from '../../document/Schema.ts'
import type { Services } from '../../services/Services.ts'
import { acceptedDocuments } from '../applications/acceptedDocuments.ts'
import { withoutMethods } from '../applications/premiumPaid.ts'
import { submittedApplication } from '../applications/submittedApplication.ts'
import type { ApplicationLink, SignatureLink } from './signingLinks.ts'

type Holder = SignatureLink['holder']

/**
 * Returns a second policy holder's page before signing: the submission, and their own details. Of the first holder
 * it contains only the name.
 */
export function signaturePage(
  { application, body, holder, email, signature }: ApplicationLink,
  { tables, documents }: Pick<Services, 'tables' | 'documents'>,
): Omit<Schema<'SignaturePage'>, 'secret' | 'secretEndsAt'> {
  const submitted = submittedApplication(tables, application, body, signature)
  const { reference, submittedAt, insurer, covers, premium } = submitted
  const { needs } = body.applicationDetails
  return {
    successful: true,
    ...(signature.signedAt && { signedAt: signature.signedAt.toISOString() }),
    reference,
    submittedAt,
    insurer,
    covers,
    ...(needs && { needs: withoutEarnings(needs) }),
    premium: withoutMethods(premium),
    label: tables.label,
    documents: acceptedDocuments(documents, body),
    firstHolder: fullName(body.contactDetails.first_Name, body.contactDetails.last_Name),
    holder: signingHolder(holder, email),
    declarations: { ...SECOND_HOLDER_DECLARATIONS },
  }
}

/** The terms, without what tells the first holder's earnings. */
const withoutEarnings = (needs: Schema<'QuoteNeeds'>): Schema<'QuoteNeeds'> => ({
  ...needs,
  incomeProtectionCover: { ...needs.incomeProtectionCover, annualEarnings: null, incomeReplacement: 0 },
})

/** Returns the signing holder's details, as the first holder entered them. */
export const signingHolder = (holder: Holder, email: string): Schema<'SignaturePage'>['holder'] => ({
  firstName: holder.first_Name ?? '',
  middleName: holder.middle_Name ?? null,
  lastName: holder.last_Name ?? '',
  dateOfBirth: holder.date_of_Birth ?? '',
  mobile: holder.mobile ?? '',
  email,
  address: addressOf(holder),
})

const addressOf = (holder: Holder) =>
  addressLine({
    street: holder.mailing_Street ?? null,
    city: holder.mailing_City ?? null,
    state: holder.mailing_State ?? null,
    postcode: holder.mailing_Zip ?? null,
  }) ?? ''

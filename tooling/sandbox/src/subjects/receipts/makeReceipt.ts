import { createHash } from 'node:crypto'
import { fullName, type SaveApplicationRequest } from '@coverkit/core'
import { releaseNamed } from '@coverkit/core/questionnaire'
import { personalReleases } from '@coverkit/core/questionnaire/personal'
import {
  applicationReceipt,
  hashReceipt,
  type Receipt,
  type ReceiptContext,
  type ReceiptFile,
  type SecondSignature,
  secondHolderAcceptance,
  secondHolderReceipt,
  secondReceiptDeclarations,
} from '@coverkit/core/receipt'
import { brandNameOf } from '../../brands/brandNames.ts'

/** SHA-256 of the UTF-8 bytes of a text, in hexadecimal. */
export const sha256Hex = async (text: string): Promise<string> =>
  createHash('sha256').update(text, 'utf8').digest('hex')

/** Columns of a submission's row besides its body. */
interface Submission {
  reference: string
  savedAt: Date
}

/** The stored content of a second holder's signature. */
interface Signed {
  name: string
  shownHash: string
  signedAt: Date
  premium?: SecondSignature['premium']
  documents?: SecondSignature['documents']
}

/**
 * Returns the first holder's receipt with its hash, always the same for one submission.
 * @param releases the versions of the questions that it may answer
 * @throws Error for answers to an unknown version of the questions
 */
export const makeReceipt = async (
  body: SaveApplicationRequest,
  submission: Submission,
  releases = personalReleases,
): Promise<ReceiptFile> => hashed(applicationReceipt(body, contextOf(body, submission, releases)))

/**
 * Returns the second holder's receipt with its hash, always the same for one signature.
 * @throws RangeError for a policy without a second owner, and the errors of `makeReceipt`
 */
export async function makeSecondReceipt(
  body: SaveApplicationRequest,
  submission: Submission,
  { name, shownHash, signedAt, premium = null, documents = [] }: Signed,
): Promise<ReceiptFile> {
  const { contactDetails, applicationDetails } = body
  const first = fullName(contactDetails.first_Name, contactDetails.last_Name)
  const insurer = applicationDetails.compareProductDetails?.supplierName ?? ''
  const signed: SecondSignature = {
    statements: secondReceiptDeclarations(insurer, first),
    accept: secondHolderAcceptance,
    name,
    signedAt: signedAt.toISOString(),
    shownHash,
    premium,
    documents,
  }
  return hashed(secondHolderReceipt(body, contextOf(body, submission), signed))
}

const hashed = async (receipt: Receipt): Promise<ReceiptFile> => ({
  receipt,
  sha256: await hashReceipt(receipt, sha256Hex),
})

function contextOf(
  { applicationDetails: { accountName, questionnaire } }: SaveApplicationRequest,
  { reference, savedAt }: Submission,
  releases = personalReleases,
): ReceiptContext {
  const release = questionnaire && releaseNamed(releases, questionnaire.definition)
  if (!release) throw new Error('The submission answers unknown questions')
  return {
    reference,
    submittedAt: savedAt.toISOString(),
    brandName: brandNameOf(accountName),
    definition: release.definition,
    definitionHash: release.hash,
  }
}

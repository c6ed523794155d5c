import { createHash } from 'node:crypto'
import type { SaveApplicationRequest } from '@coverkit/core'
import { type Definition, hashDefinition } from '@coverkit/core/questionnaire'
import { personalQuestionnaire } from '@coverkit/core/questionnaire/personal'
import { applicationReceipt, hashReceipt, type ReceiptFile } from '@coverkit/core/receipt'
import { brandNameOf } from './brandNames.ts'

/** Every version of the health questions that an application may have answered. */
const DEFINITIONS: readonly Definition[] = [personalQuestionnaire]

/** SHA-256 of the UTF-8 bytes of a text, in hexadecimal. */
export const sha256Hex = async (text: string): Promise<string> =>
  createHash('sha256').update(text, 'utf8').digest('hex')

/** What a submission's row has beside its body. */
interface Submission {
  reference: string
  savedAt: Date
}

/**
 * The first holder's receipt with its hash, always the same for one submission. The second holder's is
 * `secondHolderReceipt` of core, once their signature is stored.
 *
 * @throws Error when it answers a version of the questions that is not here
 */
export async function makeReceipt(
  body: SaveApplicationRequest,
  { reference, savedAt }: Submission,
): Promise<ReceiptFile> {
  const { accountName, questionnaire } = body.applicationDetails
  const answered = questionnaire?.definition
  const definition = DEFINITIONS.find(({ id, version }) => `${id}|${version}` === answered)
  if (definition === undefined) throw new Error('The submission answers unknown questions')
  const receipt = applicationReceipt(body, {
    reference,
    submittedAt: savedAt.toISOString(),
    brandName: brandNameOf(accountName),
    definition,
    definitionHash: await hashDefinition(definition, sha256Hex),
  })
  return { receipt, sha256: await hashReceipt(receipt, sha256Hex) }
}

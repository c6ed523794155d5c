import { freeText, parseInstant } from '../application/answerParsers.ts'
import { requiredText } from '../application/readText.ts'
import { DOCUMENT_TYPES } from '../application/types.ts'
import { parseDate } from '../fields/parseDate.ts'
import { boolean, choice, list, nullable, object, type Read, withDefault } from '../fields/read.ts'
import { parseClientQuote } from '../quote/parseClientQuote.ts'
import { changeAcceptances } from './changeAcceptances.ts'
import { policyTermFields } from './policyTermFields.ts'
import {
  type AcceptedDocument,
  CHANGE_DOCUMENT_ACCEPTANCES,
  type ChangeAnswers,
  type ChangedPolicy,
  type ChangeSignature,
  type PolicyTerms,
} from './types.ts'

const MOST_DOCUMENTS = 140
const LONGEST = 200

const text = requiredText(freeText(LONGEST))

const quoted = object<Pick<PolicyTerms, 'quote'>>({ quote: parseClientQuote })
const terms: Read<PolicyTerms> = (value, path) => ({
  ...quoted(value, path),
  ...policyTermFields.parse(value, path),
})

const read: Read<ChangeAnswers> = object<ChangeAnswers>({
  policy: nullable(
    object<ChangedPolicy>({
      id: text,
      insurerCode: text,
      policyNumber: text,
      policyHolder: nullable(text),
    }),
  ),
  now: terms,
  after: terms,
  acceptances: changeAcceptances.parse,
  documentsRead: withDefault(
    list(
      object<AcceptedDocument>({
        acceptance: choice(CHANGE_DOCUMENT_ACCEPTANCES),
        type: choice(DOCUMENT_TYPES),
        name: text,
        version: text,
        date: requiredText(parseDate),
        opened: nullable(boolean),
      }),
      MOST_DOCUMENTS,
    ),
    [],
  ),
  signature: nullable(object<ChangeSignature>({ name: text, signedAt: requiredText(parseInstant) })),
})

/**
 * Reads the answers of a change from outside, such as a stored draft. What a submission needs is not checked here: see
 * `validateChange`.
 *
 * @throws InvalidInputError with the dotted path of the first value that is not allowed.
 */
export function parseChange(value: unknown): ChangeAnswers {
  return read(value, '')
}

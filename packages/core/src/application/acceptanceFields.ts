import { byName } from '../fields/byName.ts'
import { defineFields } from '../fields/defineFields.ts'
import { stored, tick } from '../fields/kinds.ts'
import { parseDate } from '../fields/parseDate.ts'
import { boolean, choice, list, nullable, object, withDefault } from '../fields/read.ts'
import { freeText } from './answerParsers.ts'
import { type DocumentsShown, documentsAcceptance } from './documentsAcceptance.ts'
import { requiredText } from './readText.ts'
import { ACCEPTANCES, DOCUMENT_TYPES, KEY_DOCUMENTS_ACCEPTANCES, type ReadVersion } from './types.ts'

/** The nine acceptances of an application. Stored answers have each of them: a missing one is refused. */
export const acceptanceFields = defineFields<DocumentsShown>()({
  ...byName(ACCEPTANCES, () => ({ ...tick({ required: true }), read: boolean })),
  insurerPdsAndPrivacy: { ...documentsAcceptance, read: boolean },
})

const MOST_DOCUMENTS = 20

const versions = list(
  object<ReadVersion>({
    type: choice(DOCUMENT_TYPES),
    name: requiredText(freeText(200)),
    version: requiredText(freeText(40)),
    date: requiredText(parseDate),
    opened: nullable(boolean),
  }),
  MOST_DOCUMENTS,
)

/** The versions that stood beside each acceptance of the key-documents step when it was given. */
export const versionFields = defineFields<null>()(
  byName(KEY_DOCUMENTS_ACCEPTANCES, () => stored<readonly ReadVersion[]>(withDefault(versions, []), [])),
)

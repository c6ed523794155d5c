import { formatDate } from '../../fields/formatDate.ts'
import { ACCEPTANCES } from '../types.ts'
import type { ApplicationDetails } from '../wire.ts'
import { acceptedCopy as copy } from './copy.ts'
import { entry, yesNo } from './entry.ts'
import { sydneyTime } from './sydneyTime.ts'
import type { Entry } from './types.ts'

/** Returns the accepted statements, each with the documents read for it, and the consent to health information. */
export function acceptedItems(details: ApplicationDetails): readonly Entry[] {
  return [...statementItems(details), ...consentItems(details)]
}

/** The consent to health information, with the time that the visitor's device gave it. */
function consentItems({ questionnaire }: ApplicationDetails): readonly Entry[] {
  const consent = questionnaire?.consent
  if (!consent) return []
  const at = 'applicationDetails.questionnaire.consent'
  const answer = copy.consented(sydneyTime(consent.givenAt), consent.version)
  return entry(copy.healthConsent, [yesNo(true) ?? '', answer], `${at}.version`, `${at}.givenAt`)
}

function statementItems({ acceptances, documentsRead }: ApplicationDetails): readonly Entry[] {
  const read = (documentsRead ?? []).map((document, index) => ({ document, index }))
  return ACCEPTANCES.filter((name) => name !== 'applicationDeclarations').flatMap((name) => {
    const own = read.filter(({ document }) => document.acceptance === name)
    const answer = [
      yesNo(acceptances[name]) ?? '',
      ...own.map(({ document: { type, name: title, version, date, opened } }) => {
        const text = copy.document(copy.types[type], title, version, formatDate(date))
        // Without the field, as before there was one, the entry stays as its receipt has it.
        return typeof opened === 'boolean' ? `${text}. ${copy.opened[opened ? 'yes' : 'no']}` : text
      }),
    ]
    return entry(
      copy.statements[name],
      answer,
      `applicationDetails.acceptances.${name}`,
      ...own.map(({ index }) => `applicationDetails.documentsRead.${index}`),
    )
  })
}

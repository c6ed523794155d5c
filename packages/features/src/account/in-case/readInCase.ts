import type { InCaseDetails } from '@coverkit/api-client'
import { InvalidInputError, parseEmail } from '@coverkit/core'
import { inputReader, readFields } from '#common/form/readFields.ts'
import { inCaseCopy } from './copy.ts'

const MOST = 1000

function parsePapers(text: string): string {
  const papers = text.trim().normalize('NFC')
  if (papers.length > MOST) throw new InvalidInputError('papers', 'too-long')
  return papers
}

/** Reads where the papers are, and whether amounts are shown. */
export const detailsReader = inputReader(
  ({ papers: text, showsAmounts }: InCaseDetails) => {
    const { errors, read } = readFields<'papers'>()
    const papers = read('papers', () => parsePapers(text))
    return papers === undefined ? { errors } : { read: { papers, showsAmounts } }
  },
  () => inCaseCopy.details.papersTooLong,
)

/** Reads the address of the person to trust. */
export const trustedReader = inputReader(
  ({ email: text }: { readonly email: string }) => {
    const { errors, read } = readFields<'email'>()
    const email = read('email', () => parseEmail(text))
    return email === undefined ? { errors } : { read: email }
  },
  (_field, code) => (code === 'required' ? inCaseCopy.trusted.emailMissing : inCaseCopy.trusted.emailFormat),
  { email: ({ email }) => parseEmail(email) },
)

import { cleanText, type ParseOptions, refuse } from '../fields/cleanText.ts'

const LONGEST = { description: 4000, doctors: 1000 } as const

/**
 * Reads a text of several lines in the claimant's own words: at most 4,000 characters of what happened, or 1,000
 * about doctors. Several blank lines in a row become one.
 *
 * @throws InvalidInputError `required`, `too-long`.
 */
export function parseClaimText(
  text: string,
  { of, ...options }: ParseOptions & { readonly of: keyof typeof LONGEST },
): string {
  const most = LONGEST[of]
  // Spaces that go again may make a text longer than it is; beyond that nothing is read.
  if (text.length > 2 * most) refuse(options, 'too-long')
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map(cleanText)
  const clean = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (clean === '') refuse(options, 'required')
  if (clean.length > most) refuse(options, 'too-long')
  return clean
}

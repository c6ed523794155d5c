import { cleanText, plainSigns } from '../fields/cleanText.ts'

const longestText = 1000

/**
 * Returns whether a free text has a nine-digit number, spaces and hyphens between its digits allowed: it may be a
 * tax file number, which no form needs. The check digit is ignored, since a mistyped number reveals as much as a
 * valid one.
 */
export function mayBeTaxFileNumber(text: string): boolean {
  const clean = plainSigns(cleanText(text.slice(0, longestText)))
  const numbers = clean.match(/\d+(?:[ -]\d+)*/g) ?? []
  return numbers.some((number) => {
    const parts = number.split(/[ -]/)
    return parts.some((part) => part.length === 9) || parts.join('').length === 9
  })
}

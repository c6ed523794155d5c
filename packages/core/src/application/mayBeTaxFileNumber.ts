import { cleanText, plainDigits } from '../fields/cleanText.ts'

const longestText = 1000

/**
 * Whether a free text holds a nine-digit number, spaces and hyphens between its digits allowed: it may be a tax file
 * number, which nobody needs here. Any nine digits count, since a mistyped one says as much as a valid one.
 */
export function mayBeTaxFileNumber(text: string): boolean {
  const clean = plainDigits(cleanText(text.slice(0, longestText)))
  const numbers = clean.match(/\d+(?:[ -]\d+)*/g) ?? []
  return numbers.some((number) => {
    const parts = number.split(/[ -]/)
    return parts.some((part) => part.length === 9) || parts.join('').length === 9
  })
}

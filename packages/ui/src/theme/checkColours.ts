import type { BrandTokens } from './tokens.ts'

const SIX_DIGIT_HEX = /^#[0-9a-f]{6}$/i

/** @throws RangeError that names every colour of the tokens that is not six-digit hex. */
export function checkColours(colours: Partial<BrandTokens['colours']>): void {
  const faults = Object.entries(colours)
    .filter(([, colour]) => !SIX_DIGIT_HEX.test(colour))
    .map(([name, colour]) => `"colours.${name}": "${colour}" is not a colour; write six digits, as #1F4FA3`)
  if (faults.length > 0) throw new RangeError(faults.join('\n'))
}

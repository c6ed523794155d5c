import { checkColours } from './checkColours.ts'
import { atLightness, contrastRatio, mix, readableOn, turned } from './colour.ts'
import { makeTheme } from './makeTheme.ts'
import type { BrandTokens } from './tokens.ts'

type BrandColours = BrandTokens['colours']

const WHITE = '#ffffff'
const BLACK = '#000000'
const GREY = '#6b6b6b'

/** Above the ratios of `contrastPairs`, since the theme's own tints are a little darker than white. */
const READ = 5.2
const SEEN = 3.3

/** How much grey is mixed in, should the strongest hues need it: as light as others, screens can't show them as strong. */
const SHARES_OF_GREY = [0, 0.1, 0.2, 0.3]

function coloursOf(colour: string): BrandColours {
  const tint = mix(WHITE, colour, 0.05)
  const behind = [WHITE, tint]
  const action = readableOn(colour, behind, BLACK, READ)
  const ink = atLightness(mix(action, GREY, 0.65), 0.25)
  const isPale = contrastRatio(colour, WHITE) < SEEN
  const accent = isPale ? colour : turned(action, 150, { lightness: 0.74, chroma: 0.11 })
  return {
    action,
    actionPressed: mix(action, BLACK, 0.22),
    accent,
    accentText: readableOn(accent, behind, BLACK, READ),
    ink,
    softInk: readableOn(mix(ink, WHITE, 0.33), behind, BLACK, 5.8),
    tint,
    border: readableOn(mix(ink, WHITE, 0.55), behind, BLACK, SEEN),
  }
}

function canBeRead(colours: BrandColours): boolean {
  try {
    return Boolean(makeTheme({ colours, radius: 0 }))
  } catch {
    return false
  }
}

/**
 * The colours of a brand, made of one: its action colour, or as dark as that has to be for words on white. A colour that is
 * too pale for those is the accent instead. The theme can be read in light and dark, whatever the colour.
 * @throws RangeError when it is not six-digit hex
 */
export function coloursFrom(colour: string): BrandColours {
  checkColours({ action: colour })
  const found = SHARES_OF_GREY.map((share) => coloursOf(mix(colour, GREY, share))).find(canBeRead)
  if (!found) throw new RangeError(`No palette that can be read begins with ${colour}.`)
  return found
}

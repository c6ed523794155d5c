import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const size = {
  15: componentStyle({ fontSize: theme.text[15], lineHeight: 1.5 }),
  17: componentStyle({ fontSize: theme.text[17], lineHeight: 1.55 }),
  20: componentStyle({ fontSize: theme.text[20], lineHeight: 1.5 }),
  24: componentStyle({ fontSize: theme.text[24], lineHeight: 1.35 }),
  30: componentStyle({ fontSize: theme.text[30], lineHeight: 1.25 }),
  38: componentStyle({ fontSize: theme.text[38], lineHeight: 1.18 }),
  48: componentStyle({ fontSize: theme.text[48], lineHeight: 1.1 }),
}

export const tone = {
  ink: componentStyle({ color: theme.colour.ink }),
  soft: componentStyle({ color: theme.colour.softInk }),
  action: componentStyle({ color: theme.colour.action }),
  accent: componentStyle({ color: theme.colour.accentText }),
  success: componentStyle({ color: theme.colour.success }),
  error: componentStyle({ color: theme.colour.error }),
}

export const weight = {
  regular: componentStyle({ fontWeight: 400 }),
  medium: componentStyle({ fontWeight: 600 }),
  bold: componentStyle({ fontWeight: 700 }),
}

const track = (share: number) => `calc(${theme.font.headingTracking} * ${share})`

/** A phone on which the longest words are as wide as the screen. */
const SMALL = 'screen and (max-width: 21.99rem)'

/** Sizes of headings: large ones have tighter lines and letters. */
export const headingSize = {
  15: componentStyle({ fontSize: theme.text[15], lineHeight: 1.4 }),
  17: componentStyle({ fontSize: theme.text[17], lineHeight: 1.4 }),
  20: componentStyle({ fontSize: theme.text[20], lineHeight: 1.3, letterSpacing: track(0.4) }),
  24: componentStyle({ fontSize: theme.text[24], lineHeight: 1.22, letterSpacing: track(0.7) }),
  30: componentStyle({ fontSize: theme.text[30], lineHeight: 1.18, letterSpacing: track(0.85) }),
  38: componentStyle({
    fontSize: theme.text[38],
    lineHeight: 1.12,
    letterSpacing: track(1),
    '@media': { [SMALL]: { fontSize: '1.625rem' } },
  }),
  48: componentStyle({
    fontSize: theme.text[48],
    lineHeight: 1.08,
    letterSpacing: track(1),
    '@media': { [SMALL]: { fontSize: '1.875rem' } },
  }),
}

/** A phone, on which only words of 15 letters and more may be hyphenated. */
const PHONE = 'screen and (max-width: 25.99rem)'

export const heading = componentStyle({
  fontFamily: theme.font.heading,
  fontWeight: theme.font.headingWeight,
  textWrap: 'balance',
  // One word of a heading may be wider than the screen.
  '@media': {
    [PHONE]: { hyphens: 'auto', hyphenateLimitChars: '15 6 6' },
    [media.largeText]: { hyphenateLimitChars: 'auto', overflowWrap: 'anywhere', hyphens: 'auto' },
  },
})

export const tabular = componentStyle({ fontVariantNumeric: 'lining-nums tabular-nums' })

export const measure = componentStyle({ maxInlineSize: theme.measure.reading })

import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'
import { media } from '../theme/media.ts'
import { motion } from '../theme/motion.ts'

/** A phone on which a long word needs the room of the gaps. */
const SMALL = 'screen and (max-width: 23.99rem)'

export const tiles = componentStyle({
  display: 'grid',
  inlineSize: '100%',
  gap: theme.space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const tile = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  border: `max(1px, ${theme.border.width}) solid ${theme.colour.border}`,
  borderRadius: theme.radius.card,
  background: theme.colour.raised,
  transition: `border-color ${motion.press}, background-color ${motion.press}`,
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: theme.colour.ink },
    '&:has(:checked)': {
      borderColor: theme.colour.action,
      boxShadow: `inset 0 0 0 1px ${theme.colour.action}`,
      background: theme.colour.actionTint,
    },
    '&:has(input:focus-visible)': focusRing,
    '&:has(:disabled)': { borderStyle: 'dashed', background: 'transparent' },
  },
})

export const label = componentStyle({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  alignContent: 'start',
  gap: `${theme.space[12]} ${theme.space[16]}`,
  padding: `${theme.space[16]} ${theme.space[20]} ${theme.space[12]}`,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: theme.colour.softInk, cursor: 'not-allowed' } },
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [SMALL]: { columnGap: theme.space[12], paddingInline: theme.space[16] },
    // Large text has the whole width under the mark.
    [media.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const sketch = componentStyle({
  display: 'block',
  '@media': { [media.largeText]: { display: 'none' } },
})

/** The ring is the tile's. */
export const box = componentStyle({
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
  gridColumn: 3,
  gridRow: 1,
  '@media': { [media.wide]: { gridColumn: 2 }, [media.largeText]: { gridColumn: 1 } },
})

export const words = componentStyle({
  gridColumn: 2,
  gridRow: 1,
  display: 'block',
  '@media': {
    [media.wide]: { gridColumn: '1 / -1', gridRow: 2 },
    [media.largeText]: { gridColumn: 1, gridRow: 2 },
  },
})

export const name = componentStyle({
  display: 'block',
  fontFamily: theme.font.heading,
  fontWeight: theme.font.headingWeight,
  fontSize: theme.text[20],
  lineHeight: 1.3,
  letterSpacing: `calc(${theme.font.headingTracking} * 0.4)`,
  '@media': {
    [SMALL]: { hyphens: 'auto', hyphenateLimitChars: '14 6 6' },
    [media.largeText]: { hyphenateLimitChars: '12 5 5' },
  },
})

export const text = componentStyle({
  display: 'block',
  marginBlockStart: theme.space[4],
  color: theme.colour.softInk,
  lineHeight: 1.45,
})

export const more = componentStyle({ paddingInline: theme.space[20], paddingBlockEnd: theme.space[8] })

export const summary = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[8],
  minBlockSize: '2.75rem',
  color: theme.colour.action,
  fontSize: theme.text[15],
  fontWeight: 600,
  lineHeight: 1.4,
  borderRadius: '2px',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': {
      color: theme.colour.actionPressed,
      textDecoration: 'underline',
      textUnderlineOffset: '0.18em',
    },
  },
})

export const arrow = componentStyle({ flex: 'none', display: 'flex', transition: `transform ${motion.turn}` })

export const content = componentStyle({
  paddingBlockEnd: theme.space[8],
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  lineHeight: 1.5,
})

nestedStyle(`${more}[open] > ${summary} > ${arrow}`, { transform: 'rotate(180deg)' })

// On a phone the small print is below the words, not below the drawing.
nestedStyle(more, {
  '@media': {
    'screen and (min-width: 15.01rem) and (max-width: 39.99rem)': {
      paddingInlineStart: `calc(${theme.space[20]} + 3rem + ${theme.space[16]})`,
    },
  },
})

// Printed pages cannot open a disclosure.
nestedStyle(`${more}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
})
nestedStyle(arrow, { '@media': { print: { display: 'none' } } })

// The drawing needs a contrast to the tint of a chosen tile.
nestedStyle(`${tile}:has(:checked) ${sketch} g`, { fill: theme.colour.raised })

import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const figure = componentStyle({ margin: 0, minInlineSize: 0 })

export const title = componentStyle({
  display: 'block',
  fontFamily: theme.font.heading,
  fontWeight: theme.font.headingWeight,
  fontSize: theme.text[20],
  lineHeight: 1.3,
  textWrap: 'balance',
})

export const note = componentStyle({
  display: 'block',
  minBlockSize: '3em',
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  lineHeight: 1.5,
  fontVariantNumeric: 'lining-nums tabular-nums',
})

/** Years run from left to right in every language, and the slider with them. */
export const plot = componentStyle({
  position: 'relative',
  marginBlockStart: theme.space[40],
  direction: 'ltr',
})

/** Covers the drawing. It is transparent, so the drawing has its focus ring. */
export const slider = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'crosshair',
  '@media': { print: { display: 'none' } },
})

nestedStyle(`${plot}:has(${slider}:focus-visible)`, {
  outline: `3px solid ${theme.colour.focus}`,
  outlineOffset: '4px',
})

export const labels = componentStyle({
  display: 'flex',
  direction: 'ltr',
  justifyContent: 'space-between',
  marginBlockStart: theme.space[4],
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  fontVariantNumeric: 'lining-nums tabular-nums',
})

export const drawing = componentStyle({
  display: 'block',
  inlineSize: '100%',
  overflow: 'visible',
  fontSize: theme.text[15],
  fontVariantNumeric: 'lining-nums tabular-nums',
})

export const grid = componentStyle({
  stroke: theme.colour.hair,
  '@media': { [media.forced]: { stroke: 'GrayText' } },
})

export const axis = componentStyle({
  stroke: theme.colour.border,
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
})

export const marker = componentStyle({
  stroke: theme.colour.ink,
  strokeDasharray: '3 3',
  '@media': { [media.forced]: { stroke: 'Highlight' } },
})

/** Words in the drawing have a halo in the colour of the card, so that lines pass behind them. */
export const words = componentStyle({
  fill: theme.colour.softInk,
  stroke: theme.colour.raised,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '@media': { [media.forced]: { fill: 'CanvasText', stroke: 'Canvas' } },
})

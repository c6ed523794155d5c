import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

const WIDE = 'screen and (min-width: 52rem)'

export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[32],
  inlineSize: '100%',
  maxInlineSize: `calc(${theme.measure.page} + 2 * ${theme.space[24]})`,
  marginInline: 'auto',
  paddingInline: theme.space[16],
  '@media': { 'screen and (min-width: 40rem)': { paddingInline: theme.space[24] } },
})

export const steps = style({
  display: 'grid',
  gap: theme.space[32],
  listStyle: 'none',
  '@media': { [WIDE]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: theme.space[48] } },
})

export const step = style({
  display: 'flex',
  gap: theme.space[16],
  '@media': { [WIDE]: { display: 'grid', alignContent: 'start' } },
})

/** Text twice as large needs the rest of the narrowest phone for its longest words. */
const RING = 'min(3.5rem, 17.5vw)'

export const number = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: RING,
  blockSize: RING,
  color: theme.colour.action,
  fontFamily: theme.font.heading,
  fontSize: theme.text[24],
  fontWeight: theme.font.headingWeight,
})

export const ring = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: theme.colour.actionTint,
  stroke: theme.colour.accent,
  strokeWidth: 3,
  strokeLinecap: 'round',
  zIndex: -1,
})

export const stepText = style({ display: 'grid', gap: theme.space[8] })

export const questions = style({
  '@media': { [WIDE]: { gridTemplateColumns: '1fr 2fr', gap: theme.space[64] } },
})

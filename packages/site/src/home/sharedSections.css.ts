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

export const strip = style({
  paddingBlock: theme.space[32],
  borderBlock: `1px solid ${theme.colour.line}`,
})

export const stripHeading = style({ fontSize: theme.text[15], fontWeight: 600, color: theme.colour.softInk })

export const insurers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: `${theme.space[16]} ${theme.space[24]}`,
  listStyle: 'none',
  '@media': {
    'screen and (min-width: 40rem)': { gridTemplateColumns: 'repeat(4, 1fr)' },
    'screen and (min-width: 72rem)': { gridTemplateColumns: 'repeat(7, auto)' },
  },
  marginBlockStart: `calc(-1 * ${theme.space[16]})`,
})

export const insurer = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[12],
  fontSize: theme.text[15],
  fontWeight: 600,
  lineHeight: 1.25,
})

export const mark = style({
  flex: 'none',
  fill: 'none',
  stroke: theme.colour.action,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
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

export const number = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  color: theme.colour.action,
  fontFamily: theme.font.heading,
  fontSize: theme.text[24],
  fontWeight: theme.font.headingWeight,
})

export const ring = style({
  position: 'absolute',
  inset: 0,
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

import { themeContract as theme } from '@coverkit/ui/theme'
import { keyframes, style } from '@vanilla-extract/css'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[12],
})

export const lines = style({
  display: 'grid',
  gap: theme.space[8],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
})

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space[12],
  padding: theme.space[12],
  border: `1px solid ${theme.colour.hair}`,
  borderRadius: theme.radius.card,
  background: theme.colour.raised,
  // Large text has the whole width under the mark.
  '@media': { 'screen and (max-width: 15rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.35 } })

export const pulse = style({
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: '50%',
  background: theme.colour.action,
  animation: `${breathe} 1.4s ease-in-out infinite`,
})

export const name = style({ fontWeight: 600 })

export const state = style({ color: theme.colour.softInk, fontSize: theme.text[15] })

/** Out of sight, and out of the grid around it. */
export const outOfSight = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

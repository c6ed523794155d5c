import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const list = style({
  border: `1px solid ${theme.colour.hair}`,
  borderRadius: theme.radius.card,
  background: theme.colour.raised,
  boxShadow: theme.shadow.card,
  overflow: 'hidden',
})

const row = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  padding: `${theme.space[12]} ${theme.space[20]}`,
  '@media': {
    'screen and (min-width: 40rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: theme.space[24],
      alignItems: 'center',
      paddingInline: theme.space[24],
    },
  },
} as const

export const closed = style({ ...row, color: theme.colour.softInk })

export const open = style({ ...row, selectors: { '&:hover': { background: theme.colour.tint } } })

/** Its area is the whole row. */
export const link = style({
  color: theme.colour.action,
  fontWeight: 600,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${theme.colour.focus}`, outlineOffset: '-3px' },
  },
})

export const name = style({ fontWeight: 600 })

export const about = style({
  display: 'block',
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  lineHeight: 1.5,
})

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[8],
  fontSize: theme.text[15],
})

/** A completed step has the success colour; its text says so too. */
export const done = style([status, { color: theme.colour.success, fontWeight: 600 }])

globalStyle(`${list} > li + li`, { borderBlockStart: `1px solid ${theme.colour.hair}` })

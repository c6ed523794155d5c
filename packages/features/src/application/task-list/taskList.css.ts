import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ borderBlockStart: `1px solid ${theme.colour.line}` })

const row = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  paddingBlock: theme.space[12],
  borderBlockEnd: `1px solid ${theme.colour.line}`,
  '@media': {
    'screen and (min-width: 40rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: theme.space[24],
      alignItems: 'center',
      paddingInline: theme.space[12],
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
    '&:focus-visible::after': { outline: `3px solid ${theme.colour.focus}`, outlineOffset: '2px' },
  },
})

export const name = style({ fontWeight: 600 })

export const about = style({ display: 'block', color: theme.colour.softInk })

export const status = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space[8] })

import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const items = style({ borderBlockStart: `1px solid ${theme.colour.line}` })

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.space[12],
  paddingBlock: theme.space[12],
  borderBlockEnd: `1px solid ${theme.colour.line}`,
})

/** In line with the first line of the text beside it. */
export const mark = style({ display: 'inline-flex', paddingBlockStart: '0.2em', color: theme.colour.softInk })

export const done = style([mark, { color: theme.colour.success }])

export const open = style([mark, { color: theme.colour.action }])

export const steps = style({
  counterReset: 'step',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
})

export const step = style({
  counterIncrement: 'step',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  paddingInlineStart: theme.space[48],
  paddingBlockEnd: theme.space[24],
  selectors: {
    '&::before': {
      content: 'counter(step)',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: 0,
      inlineSize: '2rem',
      blockSize: '2rem',
      display: 'grid',
      placeItems: 'center',
      borderRadius: '50%',
      border: `1px solid ${theme.colour.action}`,
      background: theme.colour.surface,
      color: theme.colour.action,
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
    },
    // The line to the next one.
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(1rem - 1px)',
      insetBlockStart: '2.25rem',
      insetBlockEnd: '0.25rem',
      borderInlineStart: `2px solid ${theme.colour.line}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
})

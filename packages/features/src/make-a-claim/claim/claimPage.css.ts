import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const reference = style({ letterSpacing: '0.06em', fontVariantNumeric: 'tabular-nums' })

export const stages = style({ listStyle: 'none', display: 'grid' })

export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  columnGap: theme.space[16],
  paddingBlockEnd: theme.space[24],
  selectors: {
    // The line to the next one.
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(0.75rem - 1px)',
      insetBlockStart: '1.9rem',
      insetBlockEnd: '0.25rem',
      borderInlineStart: `2px solid ${theme.colour.line}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
})

/** To come: an empty ring. */
export const mark = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlockStart: '0.15em',
  marginInline: 'auto',
  border: `2px solid ${theme.colour.border}`,
  borderRadius: '50%',
})

export const markDone = style({
  display: 'inline-flex',
  justifyContent: 'center',
  paddingBlockStart: '0.15em',
  color: theme.colour.success,
})

export const lines = style({ listStyle: 'none', borderBlockStart: `1px solid ${theme.colour.line}` })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[12],
  paddingBlock: theme.space[12],
  borderBlockEnd: `1px solid ${theme.colour.line}`,
})

export const lineWords = style({ flex: '1 1 14rem', minInlineSize: 0 })

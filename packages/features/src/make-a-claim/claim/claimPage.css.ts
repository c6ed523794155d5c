import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

/** The claim's details: long names break where they have to. */
export const about = style({ overflowWrap: 'break-word' })

export const reference = style({
  color: theme.colour.ink,
  letterSpacing: '0.04em',
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
})

/** Parts of the panel, with a line between them. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  overflowWrap: 'break-word',
  selectors: {
    '& + &': {
      marginBlockStart: theme.space[16],
      paddingBlockStart: theme.space[16],
      borderBlockStart: `1px solid ${theme.colour.line}`,
    },
  },
})

/** A form below the text about it, with a line between them. */
export const form = style({
  paddingBlockStart: theme.space[24],
  borderBlockStart: `1px solid ${theme.colour.line}`,
})

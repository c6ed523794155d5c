import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const section = style({
  paddingBlockStart: theme.space[16],
  borderBlockStart: `1px solid ${theme.colour.line}`,
})

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
  gap: theme.space[12],
  paddingBlock: theme.space[4],
  // Lines with and without a link line up.
  '@media': {
    'screen and (min-width: 40rem)': {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(5rem, max-content)',
    },
  },
})

export const label = style({ color: theme.colour.softInk })

export const value = style({ overflowWrap: 'anywhere' })

/** Takes the focus when Submit finds something missing, or fails. */
export const notice = style({ outlineOffset: theme.space[4] })

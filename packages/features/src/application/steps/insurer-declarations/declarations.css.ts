import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const section = style({
  paddingBlockStart: theme.space[16],
  borderBlockStart: `1px solid ${theme.colour.line}`,
})

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${theme.space[4]} ${theme.space[12]}`,
  paddingBlock: theme.space[4],
  '@media': {
    // The label has a line of its own: a third of a phone breaks its words.
    'screen and (min-width: 15.01rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    // Lines with and without a link line up.
    'screen and (min-width: 40rem)': {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(5rem, max-content)',
    },
  },
})

export const label = style({
  color: theme.colour.softInk,
  '@media': { 'screen and (max-width: 39.99rem)': { gridColumn: '1 / -1' } },
})

export const value = style({ overflowWrap: 'anywhere' })

/** Takes the focus when Submit finds something missing, or fails. */
export const notice = style({ outlineOffset: theme.space[4] })

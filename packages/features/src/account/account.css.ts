import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

const WIDE = 'screen and (min-width: 69rem)'

/** What is the customer's, and beside it, on wide screens, what they can do and who helps. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${theme.space[32]} ${theme.space[48]}`,
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', alignItems: 'start' } },
})

/** In sight beside the long column, where all of it is. */
export const aside = style({
  display: 'grid',
  gap: theme.space[24],
  minInlineSize: 0,
  '@media': {
    [`${WIDE} and (min-height: 54rem)`]: { position: 'sticky', insetBlockStart: theme.space[24] },
  },
})

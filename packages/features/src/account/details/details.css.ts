import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${theme.space[12]} ${theme.space[20]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.hair}` } },
  '@media': { 'screen and (min-width: 40rem)': { paddingInline: theme.space[24] } },
})

/** What there is and the button to change it; the button wraps under long words. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${theme.space[16]}`,
  paddingBlock: theme.space[4],
})

export const words = style({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' })

/** Under the words, with room above; nothing of it while it is empty. */
export const below = style({
  selectors: { '&:not(:empty)': { paddingBlock: `${theme.space[12]} ${theme.space[8]}` } },
})

export const action = style({ minInlineSize: 0 })

// The words of a quiet button stand at the edge of the card, and under what they change where both have no room.
globalStyle(`${action} > button`, { marginInline: `calc(-2px - ${theme.space[12]})` })

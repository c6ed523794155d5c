import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${theme.space[12]} ${theme.space[20]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.hair}` } },
  '@media': { 'screen and (min-width: 40rem)': { paddingInline: theme.space[24] } },
})

/** The current value and the button that changes it; the button wraps below long text. */
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

// The label of a quiet button aligns with the card's edge, or with the value when the button wraps below it.
globalStyle(`${action} > button`, { marginInline: `calc(-2px - ${theme.space[12]})` })

import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const rows = componentStyle({ listStyle: 'none', margin: 0, padding: 0, minInlineSize: 0 })

nestedStyle(`${rows} > li`, {
  minInlineSize: 0,
  '@media': { print: { breakInside: 'avoid' } },
})

nestedStyle(`${rows} > li + li`, { borderBlockStart: `1px solid ${theme.colour.hair}` })

export const underHead = componentStyle({ borderBlockStart: `1px solid ${theme.colour.hair}` })

/** In a card without padding: the lines reach its edges, the words don't. */
export const inset = componentStyle({})

nestedStyle(`${inset} > li`, {
  paddingInline: theme.space[20],
  '@media': { [media.wide]: { paddingInline: theme.space[24] } },
})

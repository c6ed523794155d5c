import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

/** Its line is 44 px high, which is room enough above and below. */
export const why = componentStyle({ marginBlock: '-10px -8px' })

export const room = componentStyle({ containerType: 'inline-size', minInlineSize: 0 })

/** Room for three answers beside each other, and for no more than one. */
const THREE = '(min-width: 31rem)'
const ONE = '(max-width: 16.99rem)'

export const targets = componentStyle({
  display: 'grid',
  inlineSize: '100%',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space[12],
  '@container': {
    [THREE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [ONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

nestedStyle(`${targets} > :nth-child(3)`, {
  gridColumn: '1 / -1',
  '@container': { [THREE]: { gridColumn: 'auto' } },
})

nestedStyle(`${targets} > label`, {
  alignItems: 'center',
  alignContent: 'center',
  minBlockSize: '3.5rem',
  paddingBlock: theme.space[8],
  '@media': { [media.largeText]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})

nestedStyle(`${targets} > label:not(:has(:checked)) > span > span`, { fontWeight: 500 })

nestedStyle(`[aria-invalid=true] ${targets} > label:not(:has(:checked))`, {
  borderColor: theme.colour.error,
})

/** The whole target has the ring. */
nestedStyle(`${targets} > label:has(:focus-visible)`, {
  outline: `3px solid ${theme.colour.focus}`,
  outlineOffset: '2px',
})
nestedStyle(`${targets} > label > input:focus-visible`, { outline: 'none', boxShadow: 'none' })

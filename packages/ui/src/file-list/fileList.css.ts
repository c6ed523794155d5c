import { styleVariants } from '@vanilla-extract/css'
import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'

const DESK = 'screen and (min-width: 40rem)'

export const list = componentStyle({
  listStyle: 'none',
  borderBlockStart: `1px solid ${theme.colour.line}`,
})

export const item = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.space[12],
  rowGap: theme.space[8],
  paddingBlock: theme.space[16],
  borderBlockEnd: `1px solid ${theme.colour.line}`,
  '@media': {
    [DESK]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: theme.space[16] },
  },
})

/** In line with the first line of the words beside it. */
const iconBase = componentStyle({ display: 'inline-flex', paddingBlockStart: '0.15em' })
export const icon = styleVariants({
  plain: [iconBase, componentStyle({ color: theme.colour.softInk })],
  done: [iconBase, componentStyle({ color: theme.colour.success })],
  error: [iconBase, componentStyle({ color: theme.colour.error })],
})

export const words = componentStyle({ display: 'grid', gap: theme.space[4], alignContent: 'start' })

export const name = componentStyle({ fontWeight: 600, overflowWrap: 'anywhere' })

export const note = componentStyle({ fontSize: theme.text[15], color: theme.colour.softInk })

const statusBase = componentStyle({ fontSize: theme.text[15], fontVariantNumeric: 'tabular-nums' })
export const status = styleVariants({
  plain: [statusBase],
  done: [statusBase],
  error: [statusBase, componentStyle({ color: theme.colour.error })],
})

export const progress = componentStyle({ inlineSize: '100%', accentColor: theme.colour.action })

/** Below the words on phones, beside them where there is room. */
export const actions = componentStyle({
  gridColumn: '2',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[8],
  alignItems: 'start',
  '@media': { [DESK]: { gridColumn: 'auto' } },
})

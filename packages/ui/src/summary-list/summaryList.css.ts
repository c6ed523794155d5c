import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'

export const list = componentStyle({ margin: 0 })

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[16],
  paddingBlock: theme.space[4],
})

export const lined = componentStyle({ display: 'grid' })

nestedStyle(`${lined} > ${row}`, { paddingBlock: theme.space[8] })
nestedStyle(`${lined} > ${row} + ${row}`, { borderBlockStart: `1px solid ${theme.colour.hair}` })
// Values are longer than their labels, and have an action at their end.
nestedStyle(`${lined} > ${row} > dt`, { flexGrow: 1 })
nestedStyle(`${lined} > ${row} > dd`, { flexGrow: 2, fontWeight: 500 })

export const label = componentStyle({ flex: '2 1 0', maxInlineSize: '100%', color: theme.colour.softInk })

/** Beside its label while no word of either has to break, otherwise below it. */
export const value = componentStyle({
  flex: '3 1 0',
  maxInlineSize: '100%',
  margin: 0,
  fontVariantNumeric: 'lining-nums tabular-nums',
})

/** The action floats at the end of the value's last line, or below it where there is no room. */
export const action = componentStyle({ float: 'inline-end', marginInlineStart: theme.space[12] })

nestedStyle(`${value}:has(> ${action})`, { display: 'flow-root' })

import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const panel = componentStyle({
  minInlineSize: 0,
  padding: theme.space[20],
  border: '1px solid transparent',
  borderRadius: theme.radius.card,
  background: theme.colour.tint,
  '@media': {
    [media.wide]: { padding: theme.space[24] },
    print: { borderColor: theme.colour.border, breakInside: 'avoid' },
  },
})

export const lines = componentStyle({ display: 'grid', margin: `${theme.space[8]} 0 0` })

/** The amount is beside its name, or below it where one of the two would wrap. */
export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.space[12],
  paddingBlock: theme.space[12],
})

nestedStyle(`${line} + ${line}`, { borderBlockStart: `1px solid ${theme.colour.line}` })

export const label = componentStyle({ minInlineSize: 0 })

export const amount = componentStyle({
  margin: 0,
  marginInlineStart: 'auto',
  fontWeight: 500,
  fontVariantNumeric: 'lining-nums tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
})

export const words = componentStyle({ whiteSpace: 'normal' })

export const after = componentStyle({})

nestedStyle(`${after} > ${label}`, { fontWeight: 600 })

nestedStyle(`${after} > ${amount}`, {
  color: theme.colour.action,
  fontFamily: theme.font.heading,
  fontWeight: theme.font.headingWeight,
  fontSize: theme.text[30],
  letterSpacing: theme.font.headingTracking,
  lineHeight: 1.1,
  '@media': { [media.largeText]: { fontSize: theme.text[20] } },
})

export const part = componentStyle({
  marginBlockStart: theme.space[4],
  paddingBlockStart: theme.space[16],
  borderBlockStart: `1px solid ${theme.colour.line}`,
})

export const alone = componentStyle({ marginBlockStart: theme.space[12] })

export const parts = componentStyle({
  display: 'grid',
  margin: 0,
  color: theme.colour.softInk,
})

nestedStyle(`${parts} > ${line}`, { paddingBlock: theme.space[8] })
nestedStyle(`${parts} > ${line} > ${amount}`, { color: theme.colour.ink })

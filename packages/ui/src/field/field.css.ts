import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'

export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.space[8],
  minInlineSize: 0,
  maxInlineSize: theme.measure.form,
})

export const label = componentStyle({ fontWeight: 600, lineHeight: 1.4, textWrap: 'pretty' })

export const legend = componentStyle({
  paddingBlockEnd: theme.space[8],
  fontWeight: 600,
  lineHeight: 1.4,
  textWrap: 'pretty',
})

export const optional = componentStyle({ fontWeight: 400, color: theme.colour.softInk })

export const hint = componentStyle({
  color: theme.colour.softInk,
  lineHeight: 1.45,
  marginBlockStart: '-4px',
})

export const error = componentStyle({
  display: 'flex',
  gap: theme.space[8],
  alignItems: 'flex-start',
  color: theme.colour.error,
  fontWeight: 600,
  lineHeight: 1.45,
})

export const errorMark = componentStyle({
  flex: 'none',
  display: 'flex',
  blockSize: '1.45em',
  alignItems: 'center',
})

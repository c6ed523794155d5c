import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'

export const select = componentStyle({
  paddingInlineEnd: theme.space[48],
  textOverflow: 'ellipsis',
  cursor: 'pointer',
})

export const arrow = componentStyle({
  position: 'absolute',
  insetInlineEnd: theme.space[12],
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: theme.colour.softInk,
  pointerEvents: 'none',
})

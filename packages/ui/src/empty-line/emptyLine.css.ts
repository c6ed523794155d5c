import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'

export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space[24]}`,
  minBlockSize: '3.75rem',
  paddingBlock: theme.space[8],
  borderBlock: `1px solid ${theme.colour.hair}`,
  color: theme.colour.softInk,
  textWrap: 'pretty',
})

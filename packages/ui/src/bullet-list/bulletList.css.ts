import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'

export const bullets = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[8],
  paddingInlineStart: '1.25em',
  listStyle: 'disc outside',
})

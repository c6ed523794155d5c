import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'

const list = {
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[8],
  maxInlineSize: theme.measure.reading,
} as const

export const bullets = componentStyle({ ...list, paddingInlineStart: '1.25em', listStyle: 'disc outside' })
export const numbers = componentStyle({ ...list, paddingInlineStart: '1.5em', listStyle: 'decimal outside' })

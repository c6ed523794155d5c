import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'

export const parts = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: theme.space[12] })

export const part = {
  day: componentStyle({ inlineSize: '4.5rem' }),
  month: componentStyle({ inlineSize: '4.5rem' }),
  year: componentStyle({ inlineSize: '6.5rem' }),
}

export const partLabel = componentStyle({
  display: 'block',
  paddingBlockEnd: theme.space[4],
  lineHeight: 1.4,
})

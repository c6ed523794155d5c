import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'

export const sketch = componentStyle({
  display: 'block',
  flex: 'none',
  fill: 'none',
  stroke: theme.colour.action,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const accent = componentStyle({ stroke: theme.colour.accentText, fill: theme.colour.actionTint })

import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const frame = style({
  display: 'block',
  inlineSize: `calc(100% - 2 * ${theme.border.width})`,
  maxInlineSize: theme.measure.form,
  // Its height is what the provider's page says, without the border.
  boxSizing: 'content-box',
  border: `${theme.border.width} solid ${theme.colour.border}`,
  borderRadius: theme.radius.control,
  // The provider's page is made for a light ground.
  background: 'white',
  colorScheme: 'light',
})

import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: theme.measure.form,
  blockSize: '22rem',
  border: `${theme.border.width} solid ${theme.colour.border}`,
  borderRadius: theme.radius.control,
  // The provider's page is made for a light ground.
  background: 'white',
  colorScheme: 'light',
})

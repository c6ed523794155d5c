import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

/** 64 digits that are compared one by one, or a command to copy. */
export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: theme.text[15],
  overflowWrap: 'anywhere',
})

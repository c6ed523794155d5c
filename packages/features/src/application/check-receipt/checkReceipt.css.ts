import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const input = style({
  inlineSize: '100%',
  maxInlineSize: '34rem',
  minBlockSize: '2.75rem',
  padding: theme.space[12],
  border: `1px solid ${theme.colour.line}`,
  font: 'inherit',
})

/** 64 digits that are compared one by one, or a command to copy. */
export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: theme.text[15],
  overflowWrap: 'anywhere',
})

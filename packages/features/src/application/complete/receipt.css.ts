import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

/** 64 digits that have to wrap on a phone, and that are compared one by one. */
export const hash = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: theme.text[15],
  overflowWrap: 'anywhere',
})

/** Nothing can be pressed on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } })

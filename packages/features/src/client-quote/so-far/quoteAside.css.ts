import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const rule = style({
  inlineSize: '100%',
  blockSize: '1px',
  marginBlock: theme.space[4],
  border: 0,
  background: theme.colour.line,
})

export const termTitle = style({})

// Small headings are words to read, not to find: in the face of the text.
globalStyle(`${termTitle} > *`, { fontFamily: theme.font.body, fontWeight: 600, letterSpacing: 0 })

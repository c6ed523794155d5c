import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const facts = style({ fontSize: theme.text[15] })

export const note = style({
  display: 'block',
  fontWeight: 400,
  fontSize: theme.text[15],
  color: theme.colour.softInk,
})

export const prompts = style({ display: 'grid', gap: 0, listStyle: 'none', margin: 0, padding: 0 })

export const prompt = style({
  display: 'grid',
  gap: theme.space[4],
  paddingBlock: theme.space[16],
  borderBlockStart: `1px solid ${theme.colour.line}`,
})

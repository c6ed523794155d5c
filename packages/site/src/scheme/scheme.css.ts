import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

/** Hidden without script, which applies it. */
export const choice = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[8],
  maxInlineSize: '100%',
  minBlockSize: '2.75rem',
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

export const control = style({
  minBlockSize: '2.75rem',
  maxInlineSize: '100%',
  paddingInline: theme.space[8],
  // Larger than the footer's text, since iOS zooms in on a control below 16 px. Its words can't wrap: text twice as large
  // would be cut off on the narrowest phone.
  fontSize: 'min(1rem, 9.2vw)',
  border: `1px solid ${theme.colour.border}`,
  borderRadius: theme.radius.control,
  background: theme.colour.surface,
  color: theme.colour.ink,
  cursor: 'pointer',
})

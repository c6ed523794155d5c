import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'

const error = { borderColor: theme.colour.error, boxShadow: `inset 0 0 0 1px ${theme.colour.error}` }

/** The frame of a text control: border, surface, and room for what stands before and after the text. */
export const frame = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  inlineSize: '100%',
  minBlockSize: '3rem',
  border: `max(1px, ${theme.border.width}) solid ${theme.colour.border}`,
  borderRadius: theme.radius.control,
  background: theme.colour.raised,
  color: theme.colour.ink,
  transition: 'border-color 120ms',
  selectors: {
    '&:hover': { borderColor: theme.colour.ink },
    '&:has(:focus-visible)': {
      outline: `3px solid ${theme.colour.focus}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 2px ${theme.colour.surface}`,
    },
    '&:has([aria-invalid=true])': error,
  },
})

export const width = {
  full: componentStyle({}),
  medium: componentStyle({ maxInlineSize: '15rem' }),
  short: componentStyle({ maxInlineSize: '7.5rem' }),
}

export const input = componentStyle({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  padding: `${theme.space[8]} ${theme.space[12]}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  appearance: 'none',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})

export const area = componentStyle({
  minBlockSize: '8rem',
  resize: 'vertical',
  lineHeight: 'inherit',
  fieldSizing: 'content',
})

export const amount = componentStyle({ fontVariantNumeric: 'tabular-nums' })

const affix = {
  display: 'flex',
  alignItems: 'center',
  color: theme.colour.softInk,
  whiteSpace: 'nowrap',
} as const

export const prefix = componentStyle({ ...affix, paddingInlineStart: theme.space[12] })
export const suffix = componentStyle({ ...affix, paddingInlineEnd: theme.space[12] })

/** A button at the end of a control that says something of it. */
export const reveal = componentStyle({
  flex: 'none',
  minInlineSize: '4rem',
  padding: `0 ${theme.space[12]}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  color: theme.colour.action,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  textDecorationThickness: '1px',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.colour.actionPressed },
    '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
  },
})

// Four digits fit before what they count.
nestedStyle(`${width.short}:has(${suffix})`, { maxInlineSize: '10rem' })

nestedStyle(`${prefix} + ${input}`, { paddingInlineStart: theme.space[4] })

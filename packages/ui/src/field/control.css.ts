import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'
import { media } from '../theme/media.ts'
import { motion } from '../theme/motion.ts'

const error = { borderColor: theme.colour.error, boxShadow: `inset 0 0 0 1px ${theme.colour.error}` }

/** The frame of a text control: border, surface, and room for its prefix and suffix. */
export const frame = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  border: `max(1px, ${theme.border.width}) solid ${theme.colour.border}`,
  borderRadius: theme.radius.control,
  background: theme.colour.raised,
  color: theme.colour.ink,
  transition: `border-color ${motion.press}`,
  selectors: {
    '&:hover': { borderColor: theme.colour.ink },
    '&:has(:focus-visible)': focusRing,
    '&:has([aria-invalid=true])': error,
  },
})

export const width = {
  full: componentStyle({}),
  medium: componentStyle({ maxInlineSize: '17rem' }),
  short: componentStyle({ maxInlineSize: '9rem' }),
}

export const input = componentStyle({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  padding: `${theme.space[8]} ${theme.space[16]}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  fontWeight: 500,
  appearance: 'none',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})

export const area = componentStyle({
  minBlockSize: '8rem',
  resize: 'vertical',
  lineHeight: 'inherit',
  fieldSizing: 'content',
})

export const amount = componentStyle({ fontVariantNumeric: 'lining-nums tabular-nums' })

/** The amount that a page is about. */
export const large = componentStyle({ minBlockSize: '3.5rem' })

const affix = {
  display: 'flex',
  alignItems: 'center',
  color: theme.colour.softInk,
  whiteSpace: 'nowrap',
} as const

export const prefix = componentStyle({ ...affix, paddingInlineStart: theme.space[16] })
export const suffix = componentStyle({ ...affix, paddingInlineEnd: theme.space[16] })

/** A button at the end of a control that acts on it. */
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

// Large text needs the width for the figures; the label or hint says their unit too.
nestedStyle(`${width.full} > ${suffix}, ${width.medium} > ${suffix}`, {
  '@media': { [media.largeText]: { display: 'none' } },
})

// Four digits fit before their unit.
nestedStyle(`${width.short}:has(${suffix})`, { maxInlineSize: '10rem' })

nestedStyle(`${prefix} + ${input}`, { paddingInlineStart: theme.space[4] })

nestedStyle(`${large} ${input}`, {
  paddingBlock: theme.space[4],
  fontSize: theme.text[24],
  fontWeight: 600,
})
nestedStyle(`${large} ${prefix}`, { fontSize: theme.text[24] })

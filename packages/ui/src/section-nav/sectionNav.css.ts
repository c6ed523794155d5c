import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const panel = componentStyle({
  display: 'none',
  padding: `${theme.space[24]} ${theme.space[24]} ${theme.space[12]}`,
  border: '1px solid transparent',
  borderRadius: theme.radius.card,
  background: theme.colour.tint,
  '@media': { [media.desk]: { display: 'block' } },
})

export const list = componentStyle({ listStyle: 'none', margin: 0, padding: 0 })

export const item = componentStyle({ position: 'relative' })

// The line from one mark to the next.
nestedStyle(`${item} + ${item}::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: 'calc(0.75rem - 1px)',
  insetBlockStart: '-0.625rem',
  blockSize: '1.25rem',
  borderInlineStart: `2px solid ${theme.colour.line}`,
})

export const section = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[12],
  minBlockSize: '2.75rem',
  lineHeight: 1.25,
  borderRadius: theme.radius.control,
  color: theme.colour.ink,
  textDecoration: 'none',
  selectors: { 'a&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.18em' } },
})

export const state = {
  complete: componentStyle({}),
  current: componentStyle({ fontWeight: 600 }),
  todo: componentStyle({ color: theme.colour.softInk }),
}

/** A ring hides the line behind it. */
nestedStyle(`${section} > [aria-hidden]:empty`, { background: theme.colour.tint })

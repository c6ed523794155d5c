import * as styles from './sprinkles.css.ts'

type Space = 4 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 48 | 64 | 96
type Spacing = Space | { readonly phone?: Space; readonly wide?: Space } | undefined

/** The properties that layout components expose to their callers, each a step of the theme. */
export type Sprinkles = {
  gap?: Spacing
  padding?: Spacing
  paddingBlock?: Spacing
  paddingInline?: Spacing
  background?: 'surface' | 'tint' | 'raised' | 'actionTint' | undefined
  maxInlineSize?: 'reading' | 'form' | 'pair' | 'page' | undefined
}

/** The classes of these properties. Spacing is one step, or one for phones and one from a tablet's width. */
export function sprinkles(props: Sprinkles): string {
  const { gap, padding, paddingBlock = padding, paddingInline = padding, background, maxInlineSize } = props
  const classes = [
    ...spaced(styles.gap, gap),
    ...spaced(styles.paddingBlock, paddingBlock),
    ...spaced(styles.paddingInline, paddingInline),
    background && styles.background[background],
    maxInlineSize && styles.maxInlineSize[maxInlineSize],
  ]
  return classes.filter(Boolean).join(' ')
}

function spaced({ phone, wide }: typeof styles.gap, spacing: Spacing): (string | undefined)[] {
  const given = typeof spacing === 'object' ? spacing : { phone: spacing }
  return [given.phone && phone[given.phone], 'wide' in given ? given.wide && wide[given.wide] : undefined]
}

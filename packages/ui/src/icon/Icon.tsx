import type { IconNode } from 'lucide'
import { createElement, type ReactElement } from 'react'

const PIXELS = { small: 16, medium: 20, large: 28 } as const

/** Which drawing, and how large. */
export type IconProps = {
  /** One of the kit's icons, such as `CheckIcon`, or another drawing of `lucide`. */
  of: IconNode
  /** 16, 20 or 28 px square. Default `medium`. */
  size?: 'small' | 'medium' | 'large' | undefined
}

/** A drawing in the colour of the text, hidden from assistive technology: the words beside it carry the meaning. */
export function Icon({ of: shapes, size = 'medium' }: IconProps): ReactElement {
  const pixels = PIXELS[size]
  return (
    <svg
      width={pixels}
      height={pixels}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shapes.map(([tag, attributes], place) => createElement(tag, { key: place, ...attributes }))}
    </svg>
  )
}

import type { LucideIcon } from 'lucide-react'

const PIXELS = { small: 16, medium: 20, large: 28 } as const

/** One of the kit's icons, hidden from assistive technology: the words beside it carry the meaning. */
export type IconProps = { of: LucideIcon; size?: keyof typeof PIXELS | undefined }

export function Icon({ of: Drawing, size = 'medium' }: IconProps) {
  return <Drawing size={PIXELS[size]} aria-hidden="true" focusable="false" />
}

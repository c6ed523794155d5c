import { transferAuthority } from '@coverkit/core/transfer'

/** The texts that a signature of a transfer stands under. */
export const shownAuthority = (broker: string, accept: string): readonly string[] => [
  ...transferAuthority(broker).map(({ title, text }) => `${title} ${text}`),
  accept,
]

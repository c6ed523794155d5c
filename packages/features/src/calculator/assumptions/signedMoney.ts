import { formatMoney } from '@coverkit/core'

/** `+$71,000`, `−$36,000`: what is added or taken away. */
export function signedMoney(dollars: number): string {
  return `${dollars > 0 ? '+' : '−'}${formatMoney(Math.abs(dollars))}`
}

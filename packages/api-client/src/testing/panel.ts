import { PANEL as CODES, insurerName } from '@coverkit/core'

/** The invented insurers, in the order in which they are answered. */
export const PANEL = CODES.map((code) => ({ code, name: insurerName(code) }))

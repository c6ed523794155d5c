import type { Key } from '@coverkit/core/questionnaire'

/** What one page of the questionnaire leaves for the next, in the entry of the history. It holds no answer. */
export interface Arrival {
  /** The question whose Change was pressed. */
  readonly key?: Key
  /** What the change opened, in words. */
  readonly notices?: readonly string[]
}

/** Reads it back; anything else in its place counts as nothing. */
export function arrivalOf(state: unknown): Arrival {
  if (typeof state !== 'object' || state === null) return {}
  const key: unknown = Reflect.get(state, 'key')
  const notices: unknown = Reflect.get(state, 'notices')
  return {
    ...(typeof key === 'string' && { key }),
    ...(Array.isArray(notices) && { notices: notices.filter((text) => typeof text === 'string') }),
  }
}

import type { Key } from '@coverkit/core/questionnaire'

/** State that one page of the questionnaire passes to the next in the history entry. It holds no answer. */
export interface Arrival {
  /** The question whose Change was pressed. */
  readonly key?: Key
  /** Descriptions of the questions that the change opened. */
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

import type { InputValues } from '@coverkit/flow'
import { leftInputPrefix } from './leaveInput.ts'

/** The first release with such input had one name for a flow, which sorts before those of today. */
const FIRST_NAME = 'coverkit.input.'

/** Merges the input that earlier pages of this tab left; later pages win. */
export function leftInput(flow: string): InputValues {
  try {
    return Object.assign({}, ...namesOf(flow).map((name) => inputOf(sessionStorage.getItem(name))))
  } catch {
    return {}
  }
}

/** It is persisted now. */
export function dropLeftInput(flow: string): void {
  try {
    for (const name of namesOf(flow)) sessionStorage.removeItem(name)
  } catch {
    // Nothing was left either.
  }
}

const namesOf = (flow: string) =>
  Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
    .filter((name) => name === FIRST_NAME + flow || name.startsWith(leftInputPrefix(flow)))
    .sort()

function inputOf(text: string | null): InputValues {
  try {
    const input: unknown = JSON.parse(text ?? '')
    const entries = Object.entries(typeof input === 'object' && input !== null ? input : {})
    return Object.fromEntries(entries.filter(([, value]) => isInput(value)))
  } catch {
    return {}
  }
}

function isInput(value: unknown): boolean {
  return (
    typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'))
  )
}

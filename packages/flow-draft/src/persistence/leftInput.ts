import type { TypedFields } from '../state/FlowAnswers.ts'

const nameOf = (flow: string) => `coverkit.input.${flow}`

/** Leaves what was typed for the next page of this tab, at once. */
export function leaveInput(flow: string, typed: TypedFields): void {
  try {
    // That of a page before this one may still be there: it goes once it is persisted.
    sessionStorage.setItem(nameOf(flow), JSON.stringify({ ...leftInput(flow), ...typed }))
  } catch {
    // Lost with the page, as it would be without this.
  }
}

/** What an earlier page of this tab left. */
export function leftInput(flow: string): TypedFields {
  try {
    const text = sessionStorage.getItem(nameOf(flow))
    const typed: unknown = JSON.parse(text ?? '{}')
    const entries = Object.entries(typeof typed === 'object' && typed !== null ? typed : {})
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

/** It is persisted now. */
export function dropLeftInput(flow: string): void {
  try {
    sessionStorage.removeItem(nameOf(flow))
  } catch {
    // Nothing was left either.
  }
}

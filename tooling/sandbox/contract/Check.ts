/** `not offered` and `skipped` are no failures. */
export type Status = 'ok' | 'FAIL' | 'not offered' | 'skipped'

/** The result of a request. */
export interface Outcome {
  readonly status: Status
  /** Why it fails or was skipped; empty otherwise. */
  readonly message: string
  /** Losses of visitors, or how the site treats such an answer. */
  readonly notes: readonly string[]
}

export interface Check extends Outcome {
  /** An operation of the document, or what else was tried. */
  readonly name: string
  /** Method and path, or the address. */
  readonly call: string
}

export const ok = (...notes: readonly string[]): Outcome => ({ status: 'ok', message: '', notes })

export const failed = (message: string): Outcome => ({ status: 'FAIL', message, notes: [] })

export const skipped = (message: string): Outcome => ({ status: 'skipped', message, notes: [] })

/** A check whose request has a failure when it gets no answer. */
export async function check(
  name: string,
  call: string,
  outcome: () => Promise<Outcome> | Outcome,
): Promise<Check> {
  try {
    return { name, call, ...(await outcome()) }
  } catch (error) {
    return { name, call, ...failed(error instanceof Error ? error.message : String(error)) }
  }
}

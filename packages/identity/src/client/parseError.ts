import type { IdentityError } from './IdentityError.ts'

type Body = Readonly<Record<string, unknown>>

const FORBIDDEN = /^(__proto__|constructor|prototype)$/

/**
 * An object read from JSON, null for everything else. Members that are null count as absent, as the model has it; keys
 * that reach a prototype are dropped.
 */
export function parseObject(text: string): Body | null {
  try {
    const value: unknown = JSON.parse(text, (key, member) =>
      FORBIDDEN.test(key) ? undefined : (member ?? undefined),
    )
    return typeof value === 'object' && !Array.isArray(value) ? (value as Body) : null
  } catch {
    return null
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** `com.amazonaws#CodeMismatchException:http://…` is `CodeMismatchException`. */
const bareName = (name: unknown) => String(name).split(/[,:]/)[0]?.split('#').pop()?.trim()

/** Parses an error response; the error's name may be in the header or in several fields of the body. */
export function parseError(status: number, headers: Headers, text: string): IdentityError {
  const body = parseObject(text) ?? {}
  const reasonCode = textOf(body.reasonCode)
  return {
    name:
      bareName(body.__type ?? body.code ?? body.Code ?? headers.get('x-amzn-errortype') ?? '') || 'Unknown',
    message: textOf(body.message) ?? textOf(body.Message) ?? '',
    status,
    ...(reasonCode && { reasonCode }),
  }
}

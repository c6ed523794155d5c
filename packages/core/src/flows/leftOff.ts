/**
 * Returns the step where the visitor left off, from answers of any flow and version; null where they name no step
 * that an address can spell.
 */
export function leftOffAt(answers: unknown): string | null {
  const furthest = memberOf(memberOf(answers, 'progress'), 'furthest')
  return typeof furthest === 'string' && /^[a-z][a-z-]{0,59}$/.test(furthest) ? furthest : null
}

/** Whether the answers were submitted: what the server has answered for is no draft any more. */
export function isSubmitted(answers: unknown): boolean {
  const submitted = memberOf(answers, 'submitted')
  return typeof submitted === 'object' && submitted !== null
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}

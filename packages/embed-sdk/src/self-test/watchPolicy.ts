/** Watches whether a policy of this page blocks something of that origin in one of the directives. */
export function watchPolicy(origin: string, directive: RegExp) {
  let blocked = false
  const note = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith(origin) && directive.test(effectiveDirective)) blocked = true
  }
  document.addEventListener('securitypolicyviolation', note)
  return {
    blocked: () => blocked,
    stop: () => document.removeEventListener('securitypolicyviolation', note),
  }
}

/** Resolves with the first of these; null after the time-out. */
export async function within<T>(ms: number, outcome: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms)
  })
  return Promise.race([outcome, late]).finally(() => clearTimeout(timer))
}

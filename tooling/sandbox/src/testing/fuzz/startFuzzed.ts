import { type Engine, startTestSandbox } from '../engines.ts'

const STEP_MS = 200_000

/** A sandbox that takes a token for its customer, and whose clock advances so that rate limits allow many requests. */
export function startFuzzed(engine: Engine) {
  let time = Date.parse('2026-11-21T00:00:00Z')
  return startTestSandbox(engine, {
    controls: false,
    verifyToken: async (token) => {
      time += STEP_MS
      return /^customer\d+$/.test(token) ? { subject: token, email: `${token}@example.com` } : null
    },
    now: () => new Date(time),
  })
}

import { type Engine, startTestSandbox } from '../engines.ts'

const STEP_MS = 200_000

/** Starts a sandbox that accepts a customer's name as token, and whose clock advances past the rate limits. */
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

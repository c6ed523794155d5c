import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Operation } from '../../services/Operation.ts'

/** The limit of log lines for all addresses together: further ones add no information. */
const logLimit = new RateLimiterMemory({ points: 600, duration: 60 })

/** Logs a browser's report. Addresses may contain personal data, so only the directive is logged. */
export const reportViolation: Operation<'reportViolation'> = async (_services, request, reply) => {
  for (const [violated, count] of countDirectives(request.body))
    await logLimit.consume('').then(
      () => request.log.warn({ violated, count }),
      () => {},
    )
  return reply.code(204).send()
}

/** Counts reports by directive, for one log line each. */
function countDirectives(body: unknown): Map<string, number> {
  const reports = Array.isArray(body)
    ? body.map((report) => member(report, 'body'))
    : [member(body, 'csp-report')]
  const counts = new Map<string, number>()
  for (const report of reports) {
    const directive = directiveOf(report)
    counts.set(directive, (counts.get(directive) ?? 0) + 1)
  }
  return counts
}

function directiveOf(report: unknown): string {
  const directive = member(report, 'effectiveDirective') ?? member(report, 'violated-directive')
  if (typeof directive !== 'string') return 'unknown'
  return /^[a-z]{1,12}(?:-[a-z]{1,10}){0,3}(?![^ ])/.exec(directive)?.[0] ?? 'unknown'
}

const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined

import { makeRateLimit } from '../limits/makeRateLimit.ts'
import type { Operation } from './Operation.ts'

/** Lines of the log for all addresses together: more of them say nothing new. */
const logLimit = makeRateLimit({ requests: 600, seconds: 60 })

/** Browser reports. Addresses may hold personal data, so only the directive is logged. */
export const reportViolation: Operation<'reportViolation'> = async ({ now }, request, reply) => {
  for (const [violated, count] of countDirectives(request.body))
    if (logLimit('', now()) === 0) request.log.warn({ violated, count })
  return reply.code(204).send()
}

/** One line for each directive, however many reports are in one request. */
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

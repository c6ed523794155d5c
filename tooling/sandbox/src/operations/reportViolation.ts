import type { Operation } from './Operation.ts'

type Report = Record<string, unknown>

/** Browser reports. Addresses may hold personal data, so only the directive is kept, in the log. */
export const reportViolation: Operation = async (_services, request, reply) => {
  for (const directive of directivesOf(request.body)) request.log.warn({ violated: directive })
  return reply.code(204).send()
}

function directivesOf(body: unknown): string[] {
  const reports = Array.isArray(body)
    ? body.map((report: Report) => report.body)
    : [(body as Report)['csp-report']]
  return reports.map((report) => {
    const { effectiveDirective, 'violated-directive': violated } = (report ?? {}) as Report
    const directive = String(effectiveDirective ?? violated ?? '')
    return /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown'
  })
}

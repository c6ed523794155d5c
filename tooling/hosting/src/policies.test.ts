import type { HeaderSet, HostingPlan } from '@coverkit/vite/plan'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { builtNames, readSite } from './builtSites.ts'
import { sampleEmbed, sampleSite } from './samplePlan.ts'

/** Severities of the evaluator's notes on hosts that are allowed by name: hints for a reviewer, not faults. */
const NOTES = new Set([Severity.MEDIUM_MAYBE, Severity.INFO, Severity.NONE])

function setsOf({ pages, routes, notFound, embed }: HostingPlan): readonly HeaderSet[] {
  const documents = [...Object.values(pages), ...routes, notFound, ...(embed ? [embed.denied] : [])]
  return documents.map(({ headers }) => headers)
}

/**
 * Returns the enforced policies, each once apart from the hash of its css; report-only ones accompany one of
 * them. A build for this machine has its services on localhost without HTTPS, a real one has not.
 */
function policiesOf(plan: HostingPlan): readonly string[] {
  const policies = setsOf(plan).map((headers) => headers['content-security-policy'] ?? '')
  const plain = policies.map((policy) =>
    policy.replace(/'sha256-[^']+'/, "'sha256-x'").replaceAll('http://localhost', 'https://localhost'),
  )
  return [...new Set(plain)]
}

function findings(policy: string): readonly string[] {
  const found = new CspEvaluator(new CspParser(policy).csp).evaluate()
  return found
    .filter(({ severity }) => !NOTES.has(severity))
    .map(({ directive, description }) => `${directive}: ${description}`)
}

const samples = [sampleSite('wattlebird'), sampleEmbed('')]
const built = await Promise.all(builtNames().map(readSite))

describe('csp_evaluator', () => {
  it.each([...samples, ...built])('finds nothing of weight in the policies of $name', ({ plan }) => {
    for (const policy of policiesOf(plan)) expect([policy, findings(policy)]).toEqual([policy, []])
  })

  it('would find what is weak', () => {
    expect(findings("default-src 'self'; script-src 'unsafe-inline'")).not.toEqual([])
    expect(
      findings("script-src 'self' https://www.google.com; object-src 'none'; base-uri 'none'"),
    ).not.toEqual([])
  })
})

describe.each(built.map((site) => [site.name, site] as const))('%s', (_name, { plan }) => {
  it('allows nothing unsafe and frames by nobody', () => {
    for (const policy of policiesOf(plan)) {
      expect(policy).not.toMatch(/unsafe-|strict-dynamic/)
      expect(policy).toContain(plan.embed ? 'frame-ancestors ' : "frame-ancestors 'none'")
    }
  })

  it('sends every document nosniff and a referrer policy', () => {
    for (const headers of setsOf(plan)) {
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/)
    }
  })
})

import {
  type AccountClosing,
  type Claim,
  createApiClient,
  type IdentityCheck,
  type PolicyChange,
  type SubmittedApplication,
  type SubmittedTransfer,
} from '@coverkit/api-client'
import type { BrandOffers } from '@coverkit/brand'
import type { SavedPolicy } from '@coverkit/core/policies'
import { openDrafts } from '@coverkit/drafts'
import { exampleSaved } from '#client-quote/testing/exampleSaved.ts'
import type { PageServices } from '#common/page-services/index.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'

/** Answers of the account's operations: `fail` rejects, and `hang` never answers. */
export interface FakeAccount {
  readonly policies?: readonly SavedPolicy[] | 'fail' | 'hang'
  readonly claims?: readonly Claim[] | 'fail' | 'hang'
  readonly applications?: readonly SubmittedApplication[] | 'fail' | 'hang'
  readonly changes?: readonly PolicyChange[] | 'fail' | 'hang'
  readonly transfers?: readonly SubmittedTransfer[] | 'fail' | 'hang'
  /** `fail-once` answers a new customer's check from the second request on. */
  readonly checks?: readonly IdentityCheck[] | 'fail' | 'fail-once' | 'hang'
  readonly offers?: BrandOffers
  /** Called with the path of each request. */
  readonly onRequest?: (path: string) => void
}

const OPEN: AccountClosing = { closing: null, running: [], retained: [] }
const NEW_CUSTOMER: readonly IdentityCheck[] = [{ policyHolder: 1, state: 'notStarted', verified: false }]

/** The services of a page whose customer has this account. */
export function fakeAccount({
  policies = [],
  claims = [],
  applications = [],
  changes = [],
  transfers = [],
  checks = NEW_CUSTOMER,
  offers,
  onRequest,
}: FakeAccount = {}): PageServices {
  let isFirst = true
  const answers: Readonly<Record<string, () => unknown>> = {
    '/api/v1/policies/PoliciesList': () => policies,
    '/api/v1/claims': () => claims,
    '/api/v1/applications': () => (Array.isArray(applications) ? { applications } : applications),
    '/api/v1/policies/changes': () => (Array.isArray(changes) ? { changes } : changes),
    '/api/v1/transfers': () => (Array.isArray(transfers) ? { transfers } : transfers),
    '/api/v1/identitychecks': () => {
      if (checks !== 'fail-once') return checks
      const answer = isFirst ? 'fail' : NEW_CUSTOMER
      isFirst = false
      return answer
    },
    '/api/v1/users/closing': () => OPEN,
    '/api/v1/quote/saved': () => exampleSaved(),
  }
  const client = createApiClient({
    baseUrl: 'https://api.example',
    async fetch(request) {
      const { pathname } = new URL(request.url)
      onRequest?.(pathname)
      const answer = answers[pathname]?.() ?? 'fail'
      if (answer === 'hang') return new Promise<never>(() => undefined)
      return answer === 'fail' ? Response.json({}, { status: 400 }) : Response.json(answer)
    },
  })
  const drafts = () => openDrafts({ brand: `story-${crypto.randomUUID()}` })
  const fake = fakePageServices({ drafts, behave: () => 'fail' })
  return { ...fake, config: { ...fake.config, offers }, client: async () => client }
}

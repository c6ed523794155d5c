import type { Claim, IdentityCheck, SubmittedApplication, SubmittedTransfer } from '@coverkit/api-client'
import { addDays, formatCents, formatDate, formatDay, insurerName, localDate } from '@coverkit/core'
import { isInForce, type Policy } from '@coverkit/core/policies'
import { CLAIM_WORDS } from '#cover/claims'
import { COVER_WORDS, formatSum } from '#cover/words'
import { isForCustomer } from '../applications/isForCustomer.ts'
import { tasksCopy as copy } from './copy.ts'

/** A draft on this device or in the account, as the account's list of drafts tells of it. */
export interface DraftToFinish {
  readonly flow: string
  readonly title: string
  /** Where the customer left off. */
  readonly href: string
  /** ISO 8601. */
  readonly expiresAt: string
}

/** Data that the account's page has loaded; a list is empty while it loads, or after it failed to load. */
export interface AccountFacts {
  readonly policies: readonly Policy[]
  readonly claims: readonly Claim[]
  readonly applications: readonly SubmittedApplication[]
  readonly transfers: readonly SubmittedTransfer[]
  /** The customer's own first. */
  readonly checks: readonly IdentityCheck[]
  readonly drafts: readonly DraftToFinish[]
}

export type TaskKind = 'pay' | 'send' | 'call' | 'sign' | 'identity' | 'finish'

/** Something that only the customer can do, with the place to do it. */
export interface Task {
  readonly id: string
  /** The kind of task, which selects its drawing. */
  readonly kind: TaskKind
  readonly title: string
  readonly text: string
  readonly action: string
  /** Another page, or `#id` of a heading on this one. */
  readonly href: string
}

const IDENTITY_CHECK = '/account/identity-check'
const STRUGGLING_TO_PAY = '/account/struggling-to-pay'
/** Drafts that go sooner than this are worth a reminder. */
const DRAFT_ENDS_WITHIN_DAYS = 7

/** Derives the customer's tasks from the loaded data, the most urgent first; none of them is stored. */
export function tasksOf(facts: AccountFacts, now: Date): readonly Task[] {
  return [
    ...facts.policies.flatMap(overduePremium),
    ...facts.claims.flatMap(claimThatWaits),
    ...facts.policies.flatMap(missingProof),
    ...facts.transfers.flatMap(policiesThatNeedThem),
    ...facts.applications.flatMap(requestedDocuments),
    ...facts.applications.flatMap(signatureOfApplication),
    ...facts.transfers.flatMap(signatureOfTransfer),
    ...identity(facts),
    ...facts.drafts.flatMap((draft) => endingDraft(draft, now)),
  ]
}

function overduePremium({ id, state, insurerName: name, insurerCode, ...policy }: Policy): readonly Task[] {
  if (state !== 'lapsing' || policy.lapseDate === null) return []
  const amount = policy.overdueAmount === null ? null : formatCents(policy.overdueAmount)
  const insurer = name ?? insurerName(insurerCode)
  const text = copy.overdue.text(amount, formatDate(policy.lapseDate))
  const { title, action } = copy.overdue
  return [{ id: `overdue-${id}`, kind: 'pay', title: title(insurer), text, action, href: STRUGGLING_TO_PAY }]
}

const inSentence = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

function claimThatWaits({ id, type, insurerName: name, next, documents }: Claim): readonly Task[] {
  const { step, by } = next
  if (step !== 'sendDocuments' && step !== 'giveBankDetails') return []
  const { title, text, action } = copy.claim[step]
  const due = by === null ? null : formatDate(by)
  const count = documents.filter(({ state }) => state === 'requested').length
  return [
    {
      id: `claim-${id}`,
      kind: 'send',
      title: title(count),
      text: text(name ?? copy.claim.insurer, inSentence(CLAIM_WORDS[type].name), due, count),
      action,
      href: `/account/make-a-claim/claim/${id}`,
    },
  ]
}

/** The page of the increases shows that of the policy first. */
function missingProof(policy: Policy): readonly Task[] {
  const { id, increaseWithoutProof: asked, insurerName: name, insurerCode } = policy
  if (asked === null || !isInForce(policy)) return []
  const { title, text, action } = copy.proof
  const sum = formatSum(asked.cover, asked.increase)
  return [
    {
      id: `proof-${id}`,
      kind: 'send',
      title: title(COVER_WORDS[asked.cover].noun),
      text: text(sum, formatDate(asked.requestedOn), name ?? insurerName(insurerCode)),
      action,
      href: '/account/guaranteed-future-insurability',
    },
  ]
}

function policiesThatNeedThem({ reference, policies }: SubmittedTransfer): readonly Task[] {
  const needed = policies.filter(
    ({ stage, policyStatus }) => stage === 'needs-you' && policyStatus === 'Active',
  )
  return needed.map(({ policyId, insurerCode, policyNumber }) => ({
    id: `needs-you-${policyId}`,
    kind: 'call',
    ...copy.needsYou,
    text: copy.needsYou.text(insurerCode === null ? null : insurerName(insurerCode), policyNumber),
    href: `#transfer-${reference}`,
  }))
}

function requestedDocuments({ id, insurer, outstanding }: SubmittedApplication): readonly Task[] {
  const asked = outstanding.filter((item) => item.state === 'open' && isForCustomer(item))
  return asked.map(({ kind, words, dueOn }, index) => ({
    id: `asked-${id}-${index}-${kind}`,
    kind: 'send',
    ...copy.asked,
    title: copy.asked.title(insurer.supplierName),
    text: copy.asked.text(words, dueOn === undefined ? null : formatDate(dueOn)),
    href: `#application-${id}`,
  }))
}

function signatureOfApplication(application: SubmittedApplication): readonly Task[] {
  const { id, status, insurer } = application
  if (status !== 'waiting-for-second-signature') return []
  const { title, text, action } = copy.signature.application
  return [
    {
      id: `signature-${id}`,
      kind: 'sign',
      title: title(insurer.supplierName),
      text: text(insurer.supplierName, sentOn(application)),
      action,
      href: `#signature-${id}`,
    },
  ]
}

function signatureOfTransfer(transfer: SubmittedTransfer): readonly Task[] {
  const { id, status, reference } = transfer
  if (status !== 'waiting-for-second-signature') return []
  const { title, text, action } = copy.signature.transfer
  return [
    {
      id: `signature-${id}`,
      kind: 'sign',
      title,
      text: text(sentOn(transfer)),
      action,
      href: `#signature-${reference}`,
    },
  ]
}

function sentOn({ signatures }: Pick<SubmittedTransfer, 'signatures'>): string | null {
  const sentAt = signatures.find(({ holder }) => holder === 2)?.sentAt
  return sentAt ? formatDay(sentAt) : null
}

/** Customers without cover or an application for cover need not verify their identity. */
function identity({ checks, policies, applications, transfers }: AccountFacts): readonly Task[] {
  const [own, ...others] = checks
  const isNeeded = policies.length + applications.length + transfers.length > 0
  return [
    ...(own && !own.verified && own.state !== 'verified' && isNeeded
      ? [ownIdentity(own.state, policies)]
      : []),
    ...others.flatMap(identityOfOther),
  ]
}

function ownIdentity(state: Exclude<IdentityCheck['state'], 'verified'>, policies: readonly Policy[]): Task {
  const { title, text, action } = copy.identity.own[state]
  const isInSuper = policies.some(({ covers }) => covers.some(({ owner }) => owner === 'S' || owner === 'J'))
  return {
    id: 'identity',
    kind: 'identity',
    title,
    text: isInSuper ? `${text} ${copy.identity.forSuper}` : text,
    action,
    href: IDENTITY_CHECK,
  }
}

/** Before they have signed, their signature is what is missing. */
function identityOfOther(check: IdentityCheck, index: number): readonly Task[] {
  const { id = String(index), name = '', state, verified, hasSigned } = check
  if (verified || state === 'refer' || !hasSigned) return []
  const { title, text, action } = copy.identity.other
  return [{ id: `identity-${id}`, kind: 'identity', title: title(name), text, action, href: IDENTITY_CHECK }]
}

function endingDraft({ flow, title, href, expiresAt }: DraftToFinish, now: Date): readonly Task[] {
  const [lastDay, limit] = [
    localDate(expiresAt),
    addDays(localDate(now.toISOString()), DRAFT_ENDS_WITHIN_DAYS),
  ]
  if (lastDay > limit) return []
  const { action, ...words } = copy.draft
  return [
    {
      id: `draft-${flow}`,
      kind: 'finish',
      title: words.title(title),
      text: words.text(formatDate(lastDay)),
      action,
      href,
    },
  ]
}

import type { OutstandingItem, SubmittedApplication } from '@coverkit/api-client'
import { premiumFacts } from '#cover/premium'
import { COVER_WORDS, formatSum } from '#cover/words'
import { trackerCopy as copy } from './copy.ts'

/** An outstanding item in words. */
export interface ItemView {
  readonly id: string
  readonly title: string
  readonly text: string | null
  readonly state: OutstandingItem['state']
  /** The state in words. */
  readonly stateWords: string
  /** `Expected by 30 November 2026`; null without a date, and once it is done. */
  readonly due: string | null
}

const isNamed = (kind: string): kind is keyof typeof copy.items => Object.hasOwn(copy.items, kind)

/** Returns the outstanding items in order. The words that the server sends with an item replace our own text. */
export function itemViews(items: readonly OutstandingItem[]): readonly ItemView[] {
  return items.map(({ kind, words, dueOn, state }, index) => {
    const named = isNamed(kind)
      ? copy.items[kind]
      : { title: words ?? copy.otherItem, text: null, open: copy.states.open }
    return {
      id: `${index}-${kind}`,
      title: named.title,
      text: named.text === null ? null : (words ?? named.text),
      state,
      stateWords: state === 'open' ? named.open : copy.states[state],
      due: dueOn === undefined || state === 'done' ? null : copy.due(dueOn),
    }
  })
}

/** `In review`, or for whose signature it waits and since when. */
export function statusWords({
  status,
  signatures,
}: Pick<SubmittedApplication, 'status' | 'signatures'>): string {
  const second = signatures.find(({ holder }) => holder === 2)
  return copy.status[status](second?.sentAt ?? null)
}

/** A line of what was applied for. */
export interface ApplicationFact {
  readonly label: string
  readonly value: string
}

/** Each cover with its sum, then the premium. */
export function applicationFacts({
  covers,
  premium,
}: Pick<SubmittedApplication, 'covers' | 'premium'>): readonly ApplicationFact[] {
  return [
    ...covers.map(({ cover, amount }) => ({
      label: COVER_WORDS[cover].name,
      value: formatSum(cover, amount),
    })),
    ...premiumFacts(premium, copy.premium),
  ]
}

/** A step of what happens after the submission. */
export interface NextStep {
  readonly id: string
  readonly title: string
  readonly when: string
  readonly text: string
}

/** Returns the next steps in order; the decision is sent to `email`. */
export function nextSteps(status: SubmittedApplication['status'], email: string | null): readonly NextStep[] {
  const { sign, check, insurer, notice, start } = copy.steps
  return [
    ...(status === 'waiting-for-second-signature' ? [sign] : []),
    check,
    insurer,
    { ...notice, text: notice.text(email) },
    start,
  ]
}

import type { PolicyChange } from '@coverkit/api-client'
import { formatCents, formatDate, formatDay, insurerName, localDate } from '@coverkit/core'
import { premiumCopy } from '#cover/premium'
import { COVER_WORDS, formatSum } from '#cover/words'
import { formatPolicyTerm, formatTerm, termWords as words } from '#policies/terms'
import { changesCopy as copy } from './copy.ts'

/** One thing that was asked for. */
interface RequestedRow {
  readonly id: string
  readonly item: string
  readonly from: string
  readonly to: string
}

/** A change of cover in words. */
export interface ChangeView {
  /** Names the policy that changes. */
  readonly title: string
  readonly detail: string
  readonly status: string
  readonly isDone: boolean
  readonly text: string
  readonly rows: readonly RequestedRow[]
}

function coverRows({ cover, kind, terms }: PolicyChange['covers'][number]): readonly RequestedRow[] {
  // A cover that ends takes its terms along, and one that is added brings them: each is one change.
  const [sum] = terms.filter(({ field }) => field === 'sumInsured')
  if (sum && (kind === 'removed' || kind === 'added')) {
    const texts = kind === 'added' ? terms.map(({ field, to }) => formatTerm(cover, field, to)) : [words.none]
    return [
      {
        id: cover,
        item: COVER_WORDS[cover].name,
        from: formatTerm(cover, 'sumInsured', sum.from),
        to: texts.filter((text, index) => index === 0 || !['', words.none].includes(text)).join(', '),
      },
    ]
  }
  return terms.map(({ field, from, to }) => ({
    id: `${cover}.${field}`,
    item:
      field === 'sumInsured' ? COVER_WORDS[cover].name : `${COVER_WORDS[cover].name}: ${words.terms[field]}`,
    from: formatTerm(cover, field, from),
    to: formatTerm(cover, field, to),
  }))
}

const instalment = (premium: PolicyChange['premium']) =>
  premium === null ? words.none : `${formatCents(premium.amount)} ${premiumCopy.per[premium.frequency]}`

function increaseRows({ increase }: PolicyChange): readonly RequestedRow[] {
  if (increase === null) return []
  const to = copy.increaseOf(COVER_WORDS[increase.cover].name, formatSum(increase.cover, increase.increase))
  return [{ id: 'increase', item: copy.increase, from: words.none, to }]
}

function textOf(change: PolicyChange, today: string): string {
  const { status, requestedAt, effectiveOn, needsHealthQuestions, increase, premium } = change
  if (status === 'done') return premium === null ? copy.endedText : copy.doneText
  if (effectiveOn === null) return needsHealthQuestions ? copy.insurerDecides : copy.insurerSeesProof
  const isLate = effectiveOn < today
  if (effectiveOn <= localDate(requestedAt)) {
    // Dated when it was requested, as the policy had no day for it.
    if (increase !== null) return `${copy.notDated} ${copy.increaseDecided}`
    return isLate ? `${copy.notDated} ${copy.callUs}` : copy.notDated
  }
  const day = formatDate(effectiveOn)
  const [wasDue, isDue] = premium === null ? [copy.wasDueToEnd, copy.endsOn] : [copy.wasDue, copy.startsOn]
  if (increase === null) return isLate ? `${wasDue(day)}, ${copy.notOnRecord} ${copy.callUs}` : isDue(day)
  return `${isLate ? `${wasDue(day)}.` : isDue(day)} ${copy.increaseDecided}`
}

/** A change of cover in words on `today`, `YYYY-MM-DD`: what was asked for, each from what the policy was. */
export function changeView(change: PolicyChange, today: string): ChangeView {
  const { reference, status, requestedAt, insurerCode, policyNumber, covers, terms, premiumBefore, premium } =
    change
  return {
    title: copy.policy(insurerName(insurerCode), policyNumber),
    detail: copy.detail(reference, formatDay(requestedAt)),
    status: status === 'done' ? copy.done : copy.withInsurer,
    isDone: status === 'done',
    text: textOf(change, today),
    rows: [
      ...covers.flatMap(coverRows),
      ...terms.map(({ field, from, to }) => ({
        id: field,
        item: words.policy[field],
        from: formatPolicyTerm(field, from),
        to: formatPolicyTerm(field, to),
      })),
      ...increaseRows(change),
      {
        id: 'premium',
        item: change.increase === null ? copy.premium : copy.premiumBeforeIncrease,
        from: instalment(premiumBefore),
        to: instalment(premium),
      },
    ],
  }
}

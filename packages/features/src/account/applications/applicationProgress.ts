import type { OutstandingItem, SubmittedApplication } from '@coverkit/api-client'
import { formatDate, formatDay } from '@coverkit/core'
import {
  type BadgeProps,
  HandIcon,
  HourglassIcon,
  PenLineIcon,
  stagesAt,
  type TrackerStage,
} from '@coverkit/ui'
import { COVER_WORDS } from '#cover/words'
import { progressCopy } from '../progress/copy.ts'
import { applicationsCopy as copy } from './copy.ts'
import { isForCustomer } from './isForCustomer.ts'

/** How far an application is, and what happens next. */
export interface ApplicationProgress {
  readonly title: string
  readonly detail: string
  readonly badge: BadgeProps
  readonly stages: readonly TrackerStage[]
  readonly line: string
  /** The date by which it happens; null when it is unknown. */
  readonly due: string | null
}

/** `life cover and income protection`, or how many covers it is for. */
function coversOf({ covers }: SubmittedApplication): string {
  const names = covers.map(({ cover }) => COVER_WORDS[cover].noun)
  return names.length > 2 ? copy.covers(names.length) : names.join(' and ')
}

function stagesOf({ status, signatures }: SubmittedApplication): readonly TrackerStage[] {
  const { signed, ...alone } = copy.stages
  const hasSecond = signatures.some(({ holder }) => holder === 2)
  const current = status === 'waiting-for-second-signature' ? 'signed' : 'review'
  return hasSecond ? stagesAt(copy.stages, current) : stagesAt(alone, 'review')
}

const dueOf = (items: readonly OutstandingItem[]): string | null => {
  const [day] = items.flatMap(({ dueOn }) => dueOn ?? []).toSorted()
  return day === undefined ? null : copy.expected(formatDate(day))
}

function nextOf({ status, insurer, outstanding }: SubmittedApplication) {
  const { supplierName } = insurer
  if (status === 'waiting-for-second-signature') {
    const badge: BadgeProps = { tone: 'info', icon: PenLineIcon, children: copy.badges.waiting }
    return { badge, line: copy.signature(supplierName), due: null }
  }
  const open = outstanding.filter(({ state }) => state === 'open')
  const yours = open.filter(isForCustomer)
  if (yours.length > 0) {
    const badge: BadgeProps = { tone: 'warn', icon: HandIcon, children: progressCopy.yourTurn }
    return { badge, line: copy.needed(supplierName), due: dueOf(yours) }
  }
  const badge: BadgeProps = { tone: 'info', icon: HourglassIcon, children: copy.badges.review }
  return { badge, line: copy.nothing(supplierName), due: dueOf(open) }
}

/** A submitted application in words: for what, how far it is, whose turn it is, and by when. */
export function applicationProgress(application: SubmittedApplication): ApplicationProgress {
  const { reference, submittedAt, insurer } = application
  return {
    title: copy.application(coversOf(application)),
    detail: copy.detail(insurer.supplierName, reference, formatDay(submittedAt)),
    stages: stagesOf(application),
    ...nextOf(application),
  }
}

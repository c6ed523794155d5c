import { previewPolicyChange } from '@coverkit/api-client'
import type { CoverKind } from '@coverkit/core'
import {
  type CoverChange,
  type PolicyPreview,
  type PolicyTerms,
  policyPreviewRequest,
} from '@coverkit/core/change-cover'
import type { Policy } from '@coverkit/core/policies'
import { Heading, Stack, Text } from '@coverkit/ui'
import { useRef } from 'react'
import { lazyComponent } from '#common/lazy-component/lazyComponent.ts'
import { usePageServices } from '#common/page-services/index.ts'
import { coverNames } from '#quote/terms-copy'
import { CoverControl } from './CoverControl.tsx'
import { simulatorCopy as copy } from './copy.ts'
import { Announcement, Price } from './Price.tsx'
import { priceView } from './priceView.ts'
import * as styles from './simulator.css.ts'
import { stopsOf } from './stops.ts'
import { sumForPremium } from './sumForPremium.ts'
import { coversOfTerms, sumOfTerms, sumText } from './sums.ts'
import { type FoundAmount, TargetPremium } from './TargetPremium.tsx'
import { usePreviewer } from './usePreviewer.ts'
import { boundsOf, withSum } from './withSum.ts'

// The questions are of no use to the first view, and more bytes than all the rest of it.
const QuestionsOpened = lazyComponent(() => import('./QuestionsOpened.tsx'), 'QuestionsOpened')

interface SimulatorProps {
  readonly policy: Pick<Policy, 'id'>
  /** The policy's terms now, and as they shall be. */
  readonly change: CoverChange
  /** Other terms were chosen. Called for every movement: what it leads to must be quick. */
  readonly onChange: (after: PolicyTerms) => void
}

/** Tries other amounts of the covers that a change leaves, with what each choice costs. */
export function Simulator({ policy, change, onChange }: SimulatorProps) {
  const services = usePageServices()
  const price = usePreviewer(policy.id, change.after)
  const covers = coversOfTerms(change.after)
  // The search goes on from what was chosen last, however long it takes.
  const latest = useRef(change)
  latest.current = change
  const setSum = (kind: CoverKind, sum: number) => onChange(withSum(latest.current, kind, sum))

  async function find(kind: CoverKind, cents: number): Promise<FoundAmount | null> {
    const from = latest.current
    const client = await services.client()
    const found = await sumForPremium(stopsOfCover(from, kind), cents, async (sum) => {
      const answer = await previewPolicyChange(
        client,
        policyPreviewRequest(policy.id, withSum(from, kind, sum)),
      )
      if (!answer.ok) throw new Error(answer.error.kind)
      const total = answer.value.after?.premium.parts.total
      return total === undefined ? null : Math.round(total * 100)
    })
    // Other terms were chosen meanwhile: these amounts are not of them.
    if (found === null) return null
    const isOther = !found.isAbove && found.sum !== sumOfTerms(from.after, kind)
    const isTaken = isOther && latest.current === from
    if (isTaken) setSum(kind, found.sum)
    return { ...found, isTaken }
  }

  const { preview, isUpdating } = price
  const view = preview && priceView(preview, change)
  const text = isUpdating || !view ? null : announcementOf(change, view)
  return (
    <Stack as="section" labelledBy="simulator" gap={24}>
      <Stack gap={8}>
        <Heading level={2} size={24} id="simulator">
          {copy.title}
        </Heading>
        <Text measure>{copy.lead}</Text>
      </Stack>
      <div className={styles.layout}>
        <div className={styles.controls}>
          {covers.map((kind) => (
            <CoverControl
              key={kind}
              kind={kind}
              now={sumOfTerms(change.now, kind)}
              current={sumOfTerms(change.after, kind)}
              bounds={boundsOf(change, kind)}
              price={isUpdating || !view ? null : view.total}
              inAll={view && copy.inAll(isUpdating ? copy.price.updating : view.total)}
              onChange={(sum) => setSum(kind, sum)}
              onCommit={price.flush}
            />
          ))}
          {preview && (
            <TargetPremium
              covers={covers}
              now={targetAtFirst(preview)}
              frequency={(preview.after ?? preview.now).paymentFrequency}
              find={find}
            />
          )}
        </div>
        <div className={styles.aside}>
          <Price state={price} change={change} onRetry={price.retry} />
        </div>
      </div>
      <Stack as="section" labelledBy="simulator-questions" gap={8}>
        <Heading level={3} size={20} id="simulator-questions">
          {copy.questions.title}
        </Heading>
        <div className={styles.health}>
          <QuestionsOpened change={change} occupationClasses={preview?.occupationClasses ?? null} />
        </div>
      </Stack>
      <Announcement text={text} />
    </Stack>
  )
}

/** The premium of now, or of the change where that is paid in other instalments. */
function targetAtFirst({ now, after }: PolicyPreview): number {
  const isSame = after === null || after.paymentFrequency === now.paymentFrequency
  return (isSame ? now : after).premium.parts.total
}

function stopsOfCover(change: CoverChange, kind: CoverKind): readonly number[] {
  const [now, current] = [sumOfTerms(change.now, kind), sumOfTerms(change.after, kind)]
  return stopsOf(now, current, boundsOf(change, kind), kind === 'incomeProtection')
}

/** What has changed, and what it costs; null while nothing has. */
function announcementOf(change: CoverChange, view: { readonly total: string; readonly difference: string }) {
  const { now, after } = change
  const changed = coversOfTerms(after).filter((kind) => sumOfTerms(after, kind) !== sumOfTerms(now, kind))
  if (changed.length === 0) return null
  const what = changed
    .map((kind) => `${coverNames[kind]} ${sumText(kind, sumOfTerms(after, kind))}`)
    .join(', ')
  return copy.announce(what, view.total, view.difference)
}

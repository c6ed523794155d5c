import { previewPolicyChange } from '@coverkit/api-client'
import type { CoverKind } from '@coverkit/core'
import {
  type CoverChange,
  type PolicyPreview,
  type PolicyTerms,
  policyPreviewRequest,
} from '@coverkit/core/change-cover'
import { Disclosure, VisuallyHidden } from '@coverkit/ui'
import { usePageServices } from '#common/page-services/index.ts'
import { sumUnit } from '#cover/words'
import { Announcement } from './Announcement.tsx'
import { announcementOf } from './announcementOf.ts'
import { CoverControl } from './CoverControl.tsx'
import { simulatorCopy as copy } from './copy.ts'
import { useSimulation } from './SimulatorContext.ts'
import * as styles from './simulator.css.ts'
import { stopsOf } from './stops.ts'
import { sumForPremium } from './sumForPremium.ts'
import { coversOfTerms, sumOfTerms } from './sums.ts'
import { type SearchEnd, TargetPremium } from './TargetPremium.tsx'
import { boundsOf, withSum } from './withSum.ts'

/** The amounts, and the other way round: the amount for a premium. */
export function Amounts() {
  const { change, price, view, setSum } = useSimulation()
  const find = useSearch()
  const covers = coversOfTerms(change.after)
  const { preview, isUpdating, failure } = price
  // The last price stays while the next one is on its way, and where it failed.
  const current = isUpdating || failure !== null ? null : view
  return (
    <section aria-labelledby="simulator" className={styles.simulator}>
      <h2 id="simulator">
        <VisuallyHidden>{copy.title}</VisuallyHidden>
      </h2>
      <div className={covers.length === 1 ? styles.one : styles.amounts}>
        {covers.map((kind) => (
          <CoverControl
            key={kind}
            kind={kind}
            now={sumOfTerms(change.now, kind)}
            current={sumOfTerms(change.after, kind)}
            bounds={boundsOf(change, kind)}
            price={current?.total ?? null}
            onChange={(sum) => setSum(kind, sum)}
            onCommit={price.flush}
          />
        ))}
      </div>
      {preview && (
        <Disclosure summary={copy.target.open}>
          <TargetPremium
            covers={covers}
            now={targetAtFirst(preview)}
            frequency={(preview.after ?? preview.now).paymentFrequency}
            amounts={amountsOf(change.after)}
            find={find}
          />
        </Disclosure>
      )}
      <Announcement text={current && announcementOf(change, current)} />
    </section>
  )
}

/** The premium of now, or of the change where that is paid in other instalments. */
function targetAtFirst({ now, after }: PolicyPreview): number {
  const isSame = after === null || after.paymentFrequency === now.paymentFrequency
  return (isSame ? now : after).premium.parts.total
}

/** Finds the most of a cover that a premium pays for, and takes it. */
function useSearch(): (kind: CoverKind, cents: number) => Promise<SearchEnd | null> {
  const services = usePageServices()
  const { policy, latest, setSum } = useSimulation()
  return async (kind, cents) => {
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
    if (amountsOf(latest.current.after) !== amountsOf(from.after)) return null
    const isTaken = found !== null && !found.isAbove && found.sum !== sumOfTerms(from.after, kind)
    if (!isTaken) return { found, isTaken, amounts: amountsOf(from.after) }
    const amounts = amountsOf(withSum(latest.current, kind, found.sum))
    setSum(kind, found.sum)
    return { found, isTaken, amounts }
  }
}

/** Joins the amounts of all covers into a text to compare. */
const amountsOf = (terms: PolicyTerms) =>
  coversOfTerms(terms)
    .map((kind) => `${kind} ${sumOfTerms(terms, kind)}`)
    .join()

function stopsOfCover(change: CoverChange, kind: CoverKind): readonly number[] {
  const [now, current] = [sumOfTerms(change.now, kind), sumOfTerms(change.after, kind)]
  return stopsOf(now, current, boundsOf(change, kind), sumUnit(kind) !== undefined)
}

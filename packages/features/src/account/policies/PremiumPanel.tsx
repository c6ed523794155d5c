import { Card, SampleLine, Stack } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import type { PageServices } from '#common/page-services/index.ts'
import { policies } from '#policies'
import { policiesRegionCopy as copy } from './copy.ts'
import * as styles from './policies.css.ts'
import { type SummaryFigure, summaryView } from './summaryView.ts'

/** The total premium of all policies, the next debit and the next anniversary; renders nothing without any. */
export function PremiumPanel({ services }: { readonly services: PageServices }) {
  const { data = [] } = useAtomValue(policies(services), { store: services.store })
  const label = data.find(({ premium }) => premium.label !== null)?.premium.label
  if (data.length === 0) return null
  return (
    <Stack as="section" label={copy.figures} gap={12}>
      <Card flush>
        <dl className={styles.figures}>
          {summaryView(data).map((figure) => (
            <Figure key={figure.id} figure={figure} />
          ))}
        </dl>
      </Card>
      {label && <SampleLine label={label} />}
    </Stack>
  )
}

function Figure({ figure: { label, values, notes } }: { readonly figure: SummaryFigure }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.figureLabel}>{label}</dt>
      <dd>
        {values.map(({ figure, unit }, place) => (
          <span key={figure} className={styles.value}>
            {place > 0 && <span>{copy.plus}</span>}
            <span
              className={unit ? `${styles.amount} ${styles.piece}` : styles.amount}
              translate={unit === null ? undefined : 'no'}
            >
              {figure}
            </span>
            {unit && <span className={styles.unit}>{` ${unit}`}</span>}
          </span>
        ))}
      </dd>
      {notes.map((note) => (
        <dd key={note} className={styles.note}>
          {note}
        </dd>
      ))}
    </div>
  )
}

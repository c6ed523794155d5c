import type { CoverChange } from '@coverkit/core/change-cover'
import {
  Alert,
  Button,
  Card,
  Heading,
  Inline,
  SampleLine,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@coverkit/ui'
import { useEffect, useState } from 'react'
import { simulatorCopy } from './copy.ts'
import type { PreviewState } from './previewer.ts'
import { priceView } from './priceView.ts'
import * as styles from './simulator.css.ts'

const { price: copy } = simulatorCopy

interface PriceProps {
  readonly state: PreviewState
  readonly change: CoverChange
  readonly onRetry: () => void
}

/** What the chosen amounts cost, with each figure of now. Its parts keep their room, so that nothing moves. */
export function Price({ state, change, onRetry }: PriceProps) {
  const { preview, isUpdating, failure } = state
  const view = preview && priceView(preview, change)
  return (
    <Card as="section" tone="tint" labelledBy="simulator-price">
      <Stack gap={16}>
        <Heading level={3} size={20} id="simulator-price">
          {copy.title}
        </Heading>
        {preview === null && failure === null && <Loading />}
        {preview !== null && view === null && <Alert severity="info">{copy.declined}</Alert>}
        {view && (
          <>
            <div>
              <p className={styles.premium}>{view.total}</p>
              <p className={styles.figureNow}>{view.totalNow}</p>
            </div>
            <p className={styles.updating}>{isUpdating ? copy.updating : view.difference}</p>
            <dl className={styles.figures}>
              <div>
                <dt className={styles.figureLabel}>{copy.year}</dt>
                <dd className={styles.figure}>{view.perYear}</dd>
                <dd className={styles.figureNow}>{view.perYearNow}</dd>
              </div>
              {view.toAge !== null && (
                <div>
                  <dt className={styles.figureLabel}>{copy.toAge}</dt>
                  <dd className={styles.figure}>{view.toAge}</dd>
                  <dd className={styles.figureNow}>{view.toAgeNow}</dd>
                  <dd className={styles.figureNow}>{copy.toAgeNote}</dd>
                </div>
              )}
            </dl>
            <SampleLine label={view.label} />
            <div className={styles.notes}>
              {view.notes.map((note) => (
                <Text key={note}>{note}</Text>
              ))}
            </div>
          </>
        )}
        {failure !== null && (
          <Alert severity="error" role="alert">
            <Stack gap={12}>
              <Text>{failureText(failure)}</Text>
              <Inline>
                <Button onClick={onRetry}>{copy.retry}</Button>
              </Inline>
            </Stack>
          </Alert>
        )}
      </Stack>
    </Card>
  )
}

function Loading() {
  return (
    <div>
      <p role="status">{copy.loading}</p>
      <Skeleton lines={8} />
    </div>
  )
}

function failureText(failure: NonNullable<PreviewState['failure']>): string {
  if (failure === 'network') return copy.failed.offline
  return failure === 'busy' ? copy.failed.busy : copy.failed.other
}

const REST_MS = 1_000

/** Says a sentence once nothing has changed for a second, and the same one not twice. */
export function Announcement({ text }: { readonly text: string | null }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (text === null) return undefined
    const timer = setTimeout(() => setSaid(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  )
}

import type { PolicyPreview } from '@coverkit/core/change-cover'
import {
  Alert,
  Button,
  CheckIcon,
  ClipboardListIcon,
  IconList,
  InfoIcon,
  Inline,
  PremiumPanel,
  SampleLine,
  Skeleton,
  Stack,
  Text,
  UndoIcon,
} from '@coverkit/ui'
import { lazyComponent } from '#common/lazy-component/lazyComponent.ts'
import { type ChangeNote, changeNotes } from './changeNotes.ts'
import { simulatorCopy } from './copy.ts'
import { declinedText } from './declinedText.ts'
import type { PreviewState } from './previewer.ts'
import type { PriceView } from './priceView.ts'
import { useSimulation } from './SimulatorContext.ts'

// The questions are of no use to the first view, and more bytes than all the rest of it.
const QuestionsOpened = lazyComponent(() => import('./QuestionsOpened.tsx'), 'QuestionsOpened')

const { price: copy } = simulatorCopy

const ICONS: Readonly<Record<ChangeNote['kind'], typeof CheckIcon>> = {
  unchanged: InfoIcon,
  health: ClipboardListIcon,
  noHealth: CheckIcon,
  lower: UndoIcon,
  split: InfoIcon,
}

/** The price of the chosen amounts beside the current premium, and its consequences. */
export function PricePanel() {
  const { price, view, details } = useSimulation()
  const { preview, isUpdating, failure } = price
  return (
    <PremiumPanel
      title={view ? copy.title(view.frequency) : copy.untitled}
      id="simulator-price"
      headingRef={details}
      figures={view && figuresOf(view, isUpdating)}
      parts={view ? { title: copy.parts, lines: view.parts } : undefined}
    >
      <Stack gap={16}>
        {preview === null && failure === null && <Loading />}
        {preview !== null && view === null && failure === null && (
          <Alert severity="info">{declinedText(preview)}</Alert>
        )}
        {view && <Text size={15}>{yearOf(view)}</Text>}
        {preview && <Notes preview={preview} />}
        {view && <SampleLine label={view.label} />}
        {failure !== null && <Failed failure={failure} hasPrice={view !== null} onRetry={price.retry} />}
      </Stack>
    </PremiumPanel>
  )
}

/** The last figures stay until others are there. */
function figuresOf({ now, after, difference }: PriceView, isUpdating: boolean) {
  return {
    now: { label: copy.now, amount: now },
    after: { label: copy.after, amount: after },
    difference: { label: copy.difference, amount: isUpdating ? copy.updating : difference },
  }
}

function yearOf({ perYear }: PriceView): string | null {
  if (perYear === null) return null
  const { now, after } = perYear
  return now === after ? copy.yearSame(now) : copy.year(now, after)
}

function Notes({ preview }: { readonly preview: PolicyPreview }) {
  const { change } = useSimulation()
  return (
    <IconList
      size={15}
      items={changeNotes(change).map(({ kind, text }) => ({
        id: kind,
        icon: ICONS[kind],
        content: (
          <>
            <p>{text}</p>
            {kind === 'health' && (
              <QuestionsOpened change={change} occupationClasses={preview.occupationClasses} />
            )}
          </>
        ),
      }))}
    />
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

interface FailedProps {
  readonly failure: NonNullable<PreviewState['failure']>
  /** The last price is still on the page. */
  readonly hasPrice: boolean
  readonly onRetry: () => void
}

function Failed({ failure, hasPrice, onRetry }: FailedProps) {
  return (
    <Alert severity="error" role="alert">
      <Stack gap={12}>
        <Text>{failureText(failure, hasPrice)}</Text>
        <Inline>
          <Button onClick={onRetry}>{copy.retry}</Button>
        </Inline>
      </Stack>
    </Alert>
  )
}

function failureText(failure: FailedProps['failure'], hasPrice: boolean): string {
  if (failure === 'network') return hasPrice ? copy.failed.offline : copy.failed.offlineAtFirst
  const text = failure === 'busy' ? copy.failed.busy : copy.failed.other
  return hasPrice ? `${text} ${copy.failed.earlier}` : text
}

import {
  CHANGE_REASONS,
  type ChangeId,
  changeIds,
  needsHealthQuestions,
  validateTerms,
} from '@coverkit/core/change-cover'
import { stepPath } from '@coverkit/flow'
import { withoutInput } from '@coverkit/flow-draft'
import {
  Alert,
  BulletList,
  Button,
  CheckboxGroup,
  Heading,
  Icon,
  Inline,
  Link,
  Stack,
  Text,
  UndoIcon,
} from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { withIncrease } from '../../answers.ts'
import { changeFlow } from '../../flow.ts'
import { usePolicy } from '../../policy/usePolicy.ts'
import { usePreview } from '../../preview/usePreview.ts'
import { ChangeStepPage } from '../ChangeStepPage.tsx'
import { useStepOfChange } from '../useStepOfChange.ts'
import { CoverTable } from './CoverTable.tsx'
import { reviewCopy as copy } from './copy.ts'
import { HealthSection } from './HealthSection.tsx'
import { IncreaseSection } from './IncreaseSection.tsx'
import { PriceSections } from './PriceSections.tsx'
import * as styles from './review.css.ts'
import { reviewRows } from './reviewRows.ts'
import { TimingSection } from './TimingSection.tsx'
import { view } from './view.ts'
import { withAllUndone, withUndone } from './withUndone.ts'

const REASONS = CHANGE_REASONS.map((value) => ({ value: value as string, label: copy.reasons.labels[value] }))

/** The policy as it is and as it would be, what that costs, and the way back from each change. */
export default function ReviewCoverStep() {
  const page = useStepOfChange('review-cover', view)
  const { draft, form } = page
  const { change, increase } = useAtomValue(draft.answersAtom)
  const { policy } = usePolicy()
  const preview = usePreview()
  const [undone, setUndone] = useState<string | null>(null)
  const status = useRef<HTMLDivElement>(null)
  const problem = useRef<HTMLDivElement>(null)
  const rows = reviewRows(change)
  const hasIncrease = increase !== null
  const hasTerms = changeIds(change).length > 0
  const hasChanged = hasTerms || hasIncrease
  const faults = hasTerms ? [...new Set(validateTerms(change).map(({ step }) => step))] : []
  const isDeclined = preview.data?.after === null

  // The pressed button goes with its row.
  useEffect(() => {
    if (undone !== null) status.current?.focus()
  }, [undone])

  function undo(id: ChangeId): void {
    const { answers, restored } = withUndone(draft.read().answers, id)
    const items = rows.filter((row) => row.id !== null && restored.includes(row.id)).map(({ item }) => item)
    draft.update(() => answers)
    setUndone(copy.undone(items))
  }

  function onSubmit(): void {
    if (hasChanged && faults.length === 0 && !isDeclined) form.onSubmit()
    else problem.current?.focus()
  }

  return (
    <ChangeStepPage
      {...page}
      form={{ ...form, onSubmit }}
      title={copy.title}
      isWide
      notices={
        <div ref={problem} tabIndex={-1} className={styles.notice}>
          {!hasChanged && <Nothing />}
          {faults.length > 0 && (
            <Alert severity="warn" title={copy.faults.title}>
              <p>{copy.faults.text}</p>
              <BulletList
                items={faults.map((step) => (
                  <Link key={step} href={stepPath(changeFlow, step)}>
                    {changeFlow.labels[step]}
                  </Link>
                ))}
              />
            </Alert>
          )}
        </div>
      }
      intro={
        <Stack gap={32}>
          <Text size={20} tone="soft" measure>
            {copy.lead}
          </Text>
          <Stack as="section" labelledBy="your-cover" gap={16}>
            <Heading level={2} size={24} id="your-cover">
              {copy.table}
            </Heading>
            <div ref={status} tabIndex={-1} role="status" className={styles.notice}>
              {undone !== null && <Text weight="medium">{undone}</Text>}
            </div>
            <CoverTable draft={draft} rows={rows} onUndo={undo} />
            {hasTerms && (
              <Inline>
                <Button
                  onClick={() => {
                    draft.update(withAllUndone)
                    setUndone(copy.allUndone)
                  }}
                >
                  <Icon of={UndoIcon} />
                  {copy.undoAll}
                </Button>
              </Inline>
            )}
          </Stack>
          <IncreaseSection
            draft={draft}
            onRemove={() => {
              draft.update((answers) => withIncrease(withoutInput(answers, 'guaranteed-insurability'), null))
              setUndone(copy.undone([copy.increase.title]))
            }}
          />
          {hasChanged && (
            <>
              <PriceSections preview={preview} indexation={change.after.indexation} />
              <HealthSection change={change} />
              {hasTerms && <TimingSection change={change} policy={policy} />}
              <Stack as="section" labelledBy="to-come" gap={12}>
                <Heading level={2} size={24} id="to-come">
                  {copy.next.title}
                </Heading>
                <BulletList numbered items={copy.next.items(needsHealthQuestions(change))} />
              </Stack>
            </>
          )}
        </Stack>
      }
    >
      {hasChanged && (
        <CheckboxGroup
          legend={copy.reasons.legend}
          hint={copy.reasons.hint}
          options={REASONS}
          {...form.list('reasons')}
        />
      )}
    </ChangeStepPage>
  )
}

function Nothing() {
  return (
    <Alert severity="info" title={copy.nothing.title}>
      <p>{copy.nothing.text}</p>
      <Link href={stepPath(changeFlow, 'select-covers')} variant="standalone">
        {copy.nothing.link}
      </Link>
    </Alert>
  )
}

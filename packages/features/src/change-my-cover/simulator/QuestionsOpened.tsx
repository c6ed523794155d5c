import { type CoverChange, changeProfile, type PolicyPreview } from '@coverkit/core/change-cover'
import { BulletList, Button, Heading, Stack } from '@coverkit/ui'
import { lazy, Suspense, useMemo, useState } from 'react'
import { today } from '#fields/controls'
import { openingQuestions } from '#underwriting/questionnaire'
import { simulatorCopy } from './copy.ts'

const Dialog = lazy(async () => ({ default: (await import('@coverkit/ui/dialog')).Dialog }))

const { questions: copy } = simulatorCopy

interface QuestionsOpenedProps {
  /** One that needs health questions. */
  readonly change: CoverChange
  /** The insurer's classes for the occupation; null while they are not known. */
  readonly occupationClasses: PolicyPreview['occupationClasses'] | null
}

/** Which health questions the insurer would ask, each by its words, behind a button with their number. */
export function QuestionsOpened({ change, occupationClasses }: QuestionsOpenedProps) {
  const [isOpen, setOpen] = useState(false)
  const sections = useMemo(
    () => openingQuestions(changeProfile(change, occupationClasses && { occupationClasses }, today())),
    [change, occupationClasses],
  )
  const count = sections.reduce((sum, { questions }) => sum + questions.length, 0)
  if (count === 0) return null
  return (
    <div>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {copy.open(count)}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog
            open
            onOpenChange={setOpen}
            title={copy.title}
            description={copy.lead}
            closeLabel={copy.close}
          >
            <Stack gap={24}>
              {sections.map(({ title, questions }) => (
                <Stack key={title} gap={8}>
                  <Heading level={3} size={17}>
                    {title}
                  </Heading>
                  <BulletList items={questions} />
                </Stack>
              ))}
            </Stack>
          </Dialog>
        </Suspense>
      )}
    </div>
  )
}

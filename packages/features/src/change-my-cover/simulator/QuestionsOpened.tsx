import {
  type CoverChange,
  changeProfile,
  needsHealthQuestions,
  type PolicyPreview,
} from '@coverkit/core/change-cover'
import { BulletList, Disclosure, Heading, Stack, Text } from '@coverkit/ui'
import { useMemo } from 'react'
import { today } from '#fields/today'
import { openingQuestions } from '#underwriting/opening-questions'
import { simulatorCopy } from './copy.ts'
import * as styles from './simulator.css.ts'

const { questions: copy } = simulatorCopy

interface QuestionsOpenedProps {
  readonly change: CoverChange
  /** The insurer's classes for the occupation; null while they are not known. */
  readonly occupationClasses: PolicyPreview['occupationClasses'] | null
}

/** Which health questions the insurer would ask, each by its words. */
export function QuestionsOpened({ change, occupationClasses }: QuestionsOpenedProps) {
  const sections = useMemo(
    () =>
      needsHealthQuestions(change)
        ? openingQuestions(changeProfile(change, occupationClasses && { occupationClasses }, today()))
        : [],
    [change, occupationClasses],
  )
  if (sections.length === 0) return <Text tone="soft">{copy.none}</Text>
  const count = sections.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <Disclosure summary={copy.summary(count)}>
      <Stack gap={24}>
        <Text measure>{copy.lead}</Text>
        <div className={styles.questions}>
          {sections.map(({ title, questions }) => (
            <Stack key={title} gap={8}>
              <Heading level={4} size={17}>
                {title}
              </Heading>
              <BulletList items={questions} />
            </Stack>
          ))}
        </div>
      </Stack>
    </Disclosure>
  )
}

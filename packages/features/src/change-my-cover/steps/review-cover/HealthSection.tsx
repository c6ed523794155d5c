import {
  type CoverChange,
  coverChanges,
  type HealthQuestions,
  healthQuestions,
  healthQuestionsToRestore,
} from '@coverkit/core/change-cover'
import { Alert, BulletList, Heading, Stack, Text } from '@coverkit/ui'
import { termWords as words } from '#policies/term-words'
import { coverNames } from '#quote/terms-copy'
import { reviewCopy } from './copy.ts'

const copy = reviewCopy.health

const nameOf = ({ cover }: HealthQuestions) => (cover === null ? copy.policy : coverNames[cover])

/** What the insurer asks about health for, what it doesn't, and what could not be had back without such questions. */
export function HealthSection({ change }: { readonly change: CoverChange }) {
  const needed = healthQuestions(change)
  const { covers, policy } = coverChanges(change)
  const free = [
    ...covers
      .filter(({ cover }) => !needed.some((questions) => questions.cover === cover))
      .map(({ cover, kind }) => `${coverNames[cover]}: ${words.kinds[kind].toLowerCase()}.`),
    ...policy
      .filter(({ healthReason }) => healthReason === null)
      .map(({ field }) => `${words.policy[field]}.`),
  ]
  const lost = healthQuestionsToRestore(change).map(nameOf)
  return (
    <Stack as="section" labelledBy="health" gap={12}>
      <Heading level={2} size={24} id="health">
        {copy.title}
      </Heading>
      {needed.length > 0 ? (
        <>
          <Text>{copy.needed}</Text>
          <BulletList
            items={needed.map((questions) =>
              copy.line(
                nameOf(questions),
                questions.reasons.map((reason) => words.reasons[reason]),
              ),
            )}
          />
          {free.length > 0 && <Text>{copy.notNeeded}</Text>}
        </>
      ) : (
        <Text>{free.length > 0 ? copy.notNeeded : copy.none}</Text>
      )}
      {free.length > 0 && <BulletList items={free} />}
      {lost.length > 0 && (
        <Alert severity="warn" title={copy.lost.title}>
          <p>
            {copy.lost.text} {reviewCopy.and(lost)}.
          </p>
        </Alert>
      )}
    </Stack>
  )
}

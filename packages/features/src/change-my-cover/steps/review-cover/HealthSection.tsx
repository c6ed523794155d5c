import {
  type CoverChange,
  coverChanges,
  type HealthQuestions,
  healthQuestions,
  healthQuestionsToRestore,
  type PolicyPreview,
} from '@coverkit/core/change-cover'
import { Alert, CheckIcon, ClipboardListIcon, Heading, IconList, Stack, Text } from '@coverkit/ui'
import { listed } from '#common/form/listed.ts'
import { lazyComponent } from '#common/lazy-component/lazyComponent.ts'
import { COVER_WORDS } from '#cover/words'
import { termWords as words } from '#policies/terms'
import { reviewCopy } from './copy.ts'

// The questions are more bytes than all the rest of the page.
const QuestionsOpened = lazyComponent(() => import('../../simulator/QuestionsOpened.tsx'), 'QuestionsOpened')

const { health: copy } = reviewCopy

interface HealthSectionProps {
  readonly change: CoverChange
  readonly preview: PolicyPreview | undefined
}

/** The changes that need health questions, those that don't, and those that need some to be reversed. */
export function HealthSection({ change, preview }: HealthSectionProps) {
  const needed = healthQuestions(change)
  const lost = healthQuestionsToRestore(change).map(nounOf)
  const items = [...needed.map(neededItem), ...freeItems(change, needed)]
  return (
    <Stack gap={24}>
      <Stack as="section" labelledBy="health" gap={12}>
        <Heading level={2} size={24} id="health">
          {copy.title}
        </Heading>
        {items.length === 0 ? <Text>{copy.none}</Text> : <IconList items={items} />}
        {needed.length > 0 && (
          <QuestionsOpened change={change} occupationClasses={preview?.occupationClasses ?? null} />
        )}
      </Stack>
      {lost.length > 0 && (
        <Alert severity="warn" title={copy.lost.title}>
          <p>{copy.lost.text(listed(lost))}</p>
        </Alert>
      )}
    </Stack>
  )
}

const nounOf = ({ cover }: HealthQuestions) => (cover === null ? copy.policy : COVER_WORDS[cover].noun)

function neededItem(questions: HealthQuestions) {
  const reasons = listed(questions.reasons.map((reason) => words.reasons[reason]))
  return {
    id: `needed-${questions.cover}`,
    icon: ClipboardListIcon,
    content: <Reasoned what={copy.needed(nounOf(questions))} why={copy.because(reasons)} />,
  }
}

function freeItems(change: CoverChange, needed: readonly HealthQuestions[]) {
  const { covers, policy } = coverChanges(change)
  const terms = policy
    .filter(({ healthReason }) => healthReason === null)
    .map(({ field }) => copy.policyNouns[field])
  return [
    ...covers
      .filter(({ cover }) => !needed.some((questions) => questions.cover === cover))
      .map(({ cover, kind }) => {
        const { freeBecause: because } = copy
        const why = kind === 'decreased' || kind === 'removed' ? because[kind] : because.otherwise
        return {
          id: `free-${cover}`,
          icon: CheckIcon,
          content: <Reasoned what={copy.free(COVER_WORDS[cover].noun)} why={why} />,
        }
      }),
    ...(terms.length === 0
      ? []
      : [{ id: 'free-policy', icon: CheckIcon, content: <p>{copy.freePolicy(listed(terms))}</p> }]),
  ]
}

function Reasoned({ what, why }: { readonly what: string; readonly why: string }) {
  return (
    <p>
      <Text as="strong" tone="ink" weight="medium">
        {what}
      </Text>{' '}
      <span>{why}</span>
    </p>
  )
}

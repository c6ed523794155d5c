import { resolveStep, stepPath } from '@coverkit/flow'
import { Alert, Box, Button, Icon, Inline, Link, Stack, Text, UndoIcon } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { restoreAnnouncement, toldAnnouncements, undoAnnouncement } from './announcements.ts'
import { changeCopy } from './changeCopy.ts'
import { announcementSentences, restoreSentences } from './changeWords.ts'
import type { Announcement, Cause } from './quoteAnswers.ts'
import type { QuoteDraft } from './quoteDraft.ts'
import { enterDirectly, quoteFlow } from './quoteFlow.ts'

/** Every automatic change that this screen has to tell, with its reason and the way back. */
export function WhatWeChanged({ draft }: { readonly draft: QuoteDraft }) {
  const answers = useAtomValue(draft.answersAtom)
  const { selectedCovers } = answers.quote.covers
  const told = toldAnnouncements(answers)
    .map((announcement) => ({
      announcement,
      sentences: announcementSentences(announcement, selectedCovers),
    }))
    .filter(({ sentences }) => sentences.length > 0)
  if (told.length === 0) return null
  return (
    <Alert severity="info" role="status" label={changeCopy.title} title={changeCopy.title}>
      <Stack gap={16} as="ul">
        {told.map(({ announcement, sentences }) => (
          <li key={announcement.id}>
            {announcement.state === 'offered' ? (
              <Offer draft={draft} announcement={announcement} />
            ) : (
              <Told draft={draft} announcement={announcement} sentences={sentences} />
            )}
          </li>
        ))}
      </Stack>
    </Alert>
  )
}

interface ItemProps {
  readonly draft: QuoteDraft
  readonly announcement: Announcement
}

function Told({ draft, announcement, sentences }: ItemProps & { readonly sentences: readonly string[] }) {
  const { id, undo, cause } = announcement
  const wordsId = `what-we-changed-${id}`
  return (
    <Stack gap={4}>
      <Box id={wordsId}>
        <Stack gap={8}>
          {sentences.map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
        </Stack>
      </Box>
      <Inline>
        {undo && (
          <Button
            variant="quiet"
            describedBy={wordsId}
            onClick={() => draft.update((answers) => undoAnnouncement(answers, id))}
          >
            <Icon of={UndoIcon} />
            {changeCopy.undo}
          </Button>
        )}
        {cause && <CauseLink draft={draft} cause={cause} />}
      </Inline>
    </Stack>
  )
}

/** A link to the answer that caused a change, where the visitor may go there. */
function CauseLink({ draft, cause }: { readonly draft: QuoteDraft; readonly cause: Cause }) {
  const answers = enterDirectlyFor(useAtomValue(draft.answersAtom), cause)
  const state = useAtomValue(draft.stateAtom)
  const reached = resolveStep(quoteFlow, answers, state, cause.step).kind === 'show'
  if (!reached || state.active === cause.step) return null
  return (
    <Link
      variant="standalone"
      href={stepPath(quoteFlow, cause.step)}
      onClick={() => draft.update((current) => enterDirectlyFor(current, cause))}
    >
      {changeCopy.changeCause(changeCopy.fields[cause.field])}
    </Link>
  )
}

type Answers = Parameters<typeof enterDirectly>[0]

function enterDirectlyFor(answers: Answers, { step }: Cause): Answers {
  return step === 'personal-details' ? answers : enterDirectly(answers)
}

function Offer({ draft, announcement }: ItemProps) {
  const { id, cause } = announcement
  const wordsId = `what-we-changed-${id}`
  return (
    <Stack gap={4}>
      <Box id={wordsId}>
        <Stack gap={8}>
          {cause && <Text>{changeCopy.offer(changeCopy.fields[cause.field])}</Text>}
          {restoreSentences(announcement).map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
        </Stack>
      </Box>
      <Inline>
        <Button
          variant="quiet"
          describedBy={wordsId}
          onClick={() => draft.update((answers) => restoreAnnouncement(answers, id))}
        >
          <Icon of={UndoIcon} />
          {changeCopy.restore}
        </Button>
      </Inline>
    </Stack>
  )
}

import { resolveStep, startFlow, stepPath } from '@coverkit/flow'
import { Alert, Box, Button, Icon, Inline, Link, Stack, Text, UndoIcon } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useLocation, useNavigate } from 'react-router'
import type { Announcement, Cause } from '../answers/quoteAnswers.ts'
import { type QuoteDraftStore, quoteFlow } from '../flow/quoteFlow.ts'
import { startDirectly } from '../flow/startDirectly.ts'
import { announcementMessages, restoreMessages } from './announcementMessages.ts'
import { reopenAnswer, restoreAnnouncement, undoAnnouncement } from './announcements.ts'
import { changeCopy } from './changeCopy.ts'
import { shownAnnouncements } from './shownAnnouncements.ts'

export function WhatWeChangedList({ draft }: { readonly draft: QuoteDraftStore }) {
  const answers = useAtomValue(draft.answersAtom)
  const { selectedCovers } = answers.quote.covers
  const announced = shownAnnouncements(answers)
    .map((announcement) => ({
      announcement,
      sentences: announcementMessages(announcement, selectedCovers),
    }))
    .filter(({ sentences }) => sentences.length > 0)
  if (announced.length === 0) return null
  return (
    <Alert severity="info" role="status" label={changeCopy.title} title={changeCopy.title}>
      <Stack gap={16} as="ul">
        {announced.map(({ announcement, sentences }) => (
          <li key={announcement.id}>
            {announcement.state === 'offered' ? (
              <Offer draft={draft} announcement={announcement} />
            ) : (
              <AnnouncementItem draft={draft} announcement={announcement} sentences={sentences} />
            )}
          </li>
        ))}
      </Stack>
    </Alert>
  )
}

interface ItemProps {
  readonly draft: QuoteDraftStore
  readonly announcement: Announcement
}

function AnnouncementItem({
  draft,
  announcement,
  sentences,
}: ItemProps & { readonly sentences: readonly string[] }) {
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
            onClick={() => {
              draft.update((answers) => undoAnnouncement(answers, id))
              focusHeading()
            }}
          >
            <Icon of={UndoIcon} />
            {changeCopy.undo}
          </Button>
        )}
        {cause && <CauseLink draft={draft} announcement={announcement} cause={cause} />}
      </Inline>
    </Stack>
  )
}

/** The way to the answer that caused a change: a link, or where that step is closed, the answer opened again. */
function CauseLink({ draft, announcement, cause }: ItemProps & { readonly cause: Cause }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const answers = startDirectlyFor(useAtomValue(draft.answersAtom), cause)
  const state = useAtomValue(draft.stateAtom)
  const href = stepPath(quoteFlow, cause.step)
  const words = changeCopy.changeCause(changeCopy.fields[cause.field])
  if (pathname === href) return null
  if (resolveStep(quoteFlow, answers, state, cause.step).kind === 'show') {
    const startDirect = () => draft.update((current) => startDirectlyFor(current, cause))
    return (
      <Link variant="standalone" href={href} onClick={startDirect}>
        {words}
      </Link>
    )
  }
  if (cause.step !== 'personal-details') return null
  const reopen = () => {
    draft.update((current) => reopenAnswer(current, announcement.id))
    draft.write(startFlow(quoteFlow, draft.read().answers, { furthest: cause.step }))
    navigate(href)
  }
  return (
    <Button variant="quiet" onClick={reopen}>
      {words}
    </Button>
  )
}

type Answers = Parameters<typeof startDirectly>[0]

function startDirectlyFor(answers: Answers, { step }: Cause): Answers {
  return step === 'personal-details' ? answers : startDirectly(answers)
}

function Offer({ draft, announcement }: ItemProps) {
  const { id, cause } = announcement
  const wordsId = `what-we-changed-${id}`
  return (
    <Stack gap={4}>
      <Box id={wordsId}>
        <Stack gap={8}>
          {cause && <Text>{changeCopy.offer(changeCopy.fields[cause.field])}</Text>}
          {restoreMessages(announcement).map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
        </Stack>
      </Box>
      <Inline>
        <Button
          variant="quiet"
          describedBy={wordsId}
          onClick={() => {
            draft.update((answers) => restoreAnnouncement(answers, id))
            focusHeading()
          }}
        >
          <Icon of={UndoIcon} />
          {changeCopy.restore}
        </Button>
      </Inline>
    </Stack>
  )
}

/** The pressed button goes with what it took back: focus moves to the heading, not to nowhere. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}

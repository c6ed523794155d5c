import { Alert, Box, Button, Icon, Inline, Stack, Text, UndoIcon } from '@coverkit/ui'
import type { ReactNode } from 'react'
import type { Announcement, QuoteAnswers } from '#quote/answers'
import { restoreAnnouncement, undoAnnouncement } from '#quote/rules'
import * as styles from './announcementList.css.ts'
import { effectsByCause, restoreMessages } from './announcementMessages.ts'
import { CauseAndEffects } from './CauseAndEffects.tsx'
import { changeCopy } from './changeCopy.ts'
import { fieldNoun } from './fieldWords.ts'
import { shownAnnouncements } from './shownAnnouncements.ts'

interface AnnouncementListProps {
  readonly answers: QuoteAnswers
  readonly update: (change: (answers: QuoteAnswers) => QuoteAnswers) => void
  /** The way to the answer that an automatic change came from. */
  readonly causeOf?: (announcement: Announcement) => ReactNode
}

/** The changes that rules made, each with its reason and an undo button or a link to its cause. */
export function AnnouncementList({ answers, update, causeOf }: AnnouncementListProps) {
  const { selectedCovers } = answers.quote.covers
  const announced = shownAnnouncements(answers)
    .map((announcement) => ({ announcement, causes: effectsByCause(announcement, selectedCovers) }))
    .filter(({ causes }) => causes.size > 0)
  if (announced.length === 0) return null
  return (
    <Alert severity="info" role="status" label={changeCopy.title} title={changeCopy.title}>
      <Stack gap={12} as="ul">
        {announced.map(({ announcement, causes }) => (
          <li key={announcement.id}>
            {announcement.state === 'offered' ? (
              <Offer update={update} announcement={announcement} />
            ) : (
              <AnnouncementItem update={update} announcement={announcement} causes={causes}>
                {causeOf?.(announcement)}
              </AnnouncementItem>
            )}
          </li>
        ))}
      </Stack>
    </Alert>
  )
}

interface ItemProps extends Pick<AnnouncementListProps, 'update'> {
  readonly announcement: Announcement
}

interface AnnouncementItemProps extends ItemProps {
  readonly causes: ReadonlyMap<string, readonly string[]>
  readonly children: ReactNode
}

/** The cause of the changes with its button, and the changes below it. */
function AnnouncementItem({ update, announcement, causes, children }: AnnouncementItemProps) {
  const { id, undo } = announcement
  const wordsId = `what-we-changed-${id}`
  return (
    <div className={styles.item}>
      <Stack id={wordsId} gap={8}>
        {[...causes].map(([cause, effects]) => (
          <CauseAndEffects key={cause} cause={cause} effects={effects} />
        ))}
      </Stack>
      <div className={styles.actions}>
        {undo && (
          <Button
            variant="quiet"
            describedBy={wordsId}
            onClick={() => {
              update((answers) => undoAnnouncement(answers, id))
              focusHeading()
            }}
          >
            <Icon of={UndoIcon} />
            {changeCopy.undo}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}

function Offer({ update, announcement }: ItemProps) {
  const { id, cause } = announcement
  const wordsId = `what-we-changed-${id}`
  return (
    <Stack gap={4}>
      <Box id={wordsId}>
        <Stack gap={8}>
          {cause && <Text>{changeCopy.offer(fieldNoun(cause.field))}</Text>}
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
            update((answers) => restoreAnnouncement(answers, id))
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

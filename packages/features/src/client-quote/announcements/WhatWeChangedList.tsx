import { resolveStep, startFlow, stepPath } from '@coverkit/flow'
import { Button, Link } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useLocation, useNavigate } from 'react-router'
import type { Announcement, Cause } from '#quote/answers'
import { reopenAnswer } from '#quote/rules'
import { openedStep, openStep } from '../flow/openStep.ts'
import { type QuoteDraftStore, quoteFlow } from '../flow.ts'
import { AnnouncementList } from './AnnouncementList.tsx'
import { changeCopy } from './changeCopy.ts'
import { fieldNoun } from './fieldWords.ts'

export function WhatWeChangedList({ draft }: { readonly draft: QuoteDraftStore }) {
  const answers = useAtomValue(draft.answersAtom)
  return (
    <AnnouncementList
      answers={answers}
      update={draft.update}
      causeOf={(announcement) =>
        announcement.cause && (
          <CauseLink draft={draft} announcement={announcement} cause={announcement.cause} />
        )
      }
    />
  )
}

interface ItemProps {
  readonly draft: QuoteDraftStore
  readonly announcement: Announcement
}

/** The way to the answer that caused a change: a link, or where that step is closed, the answer opened again. */
function CauseLink({ draft, announcement, cause }: ItemProps & { readonly cause: Cause }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { answers, state } = openedStep(
    useAtomValue(draft.answersAtom),
    useAtomValue(draft.stateAtom),
    cause.step,
  )
  const href = stepPath(quoteFlow, cause.step)
  const words = changeCopy.changeCause(fieldNoun(cause.field))
  if (pathname === href) return null
  if (resolveStep(quoteFlow, answers, state, cause.step).kind === 'show') {
    return (
      <Link variant="standalone" href={href} onClick={() => openStep(draft, cause.step)}>
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

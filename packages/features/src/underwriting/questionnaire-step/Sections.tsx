import { CHECK_PAGE, type SectionState } from '@coverkit/core/questionnaire'
import { IconList, Link, PhoneIcon, SectionNav, Stack } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { stepCopy } from '#common/step-form/stepCopy.ts'
import { useIsDesk } from '#common/step-form/useIsDesk.ts'
import { hasCheckPage, segmentOf } from '../questionnaire/questionnairePages.ts'
import { TALK } from '../questionnaire/SupportLines.tsx'
import type { ScreenProps } from './ScreenProps.ts'
import { sectionsCopy as copy } from './sectionsCopy.ts'
import { sectionsShown } from './sectionsShown.ts'

export interface SectionsProps extends Omit<ScreenProps, 'place'> {
  /** Absent on the review of all sections. */
  readonly place?: ScreenProps['place']
  /** The page itself offers a talk. */
  readonly hasOwnTalk?: boolean
  /** Called as the link to a talk is followed. */
  readonly onTalk?: (() => void) | undefined
  /** Below them. */
  readonly end?: ReactNode
}

/** Beside a page: every section with how far it is, and the way to talk instead of writing. */
export function Sections({ questionnaire, now, place, hasOwnTalk, onTalk, end }: SectionsProps) {
  const isDesk = useIsDesk()
  const hrefOf = (section: SectionState) => {
    const hasCheck = hasCheckPage(now.definition, section, now.state)
    const page = hasCheck ? CHECK_PAGE : (section.pages[0]?.id ?? CHECK_PAGE)
    return questionnaire.hrefOf(segmentOf({ section: section.id, page }))
  }
  return (
    <Stack gap={20}>
      {isDesk && (
        <SectionNav
          title={copy.title}
          sections={sectionsShown(now.evaluation, place?.section ?? null, hrefOf)}
          stateTexts={stepCopy.states}
        />
      )}
      {!hasOwnTalk && <Talk onTalk={onTalk} />}
      {end}
    </Stack>
  )
}

function Talk({ onTalk }: Pick<SectionsProps, 'onTalk'>) {
  return (
    <IconList
      items={[
        {
          id: 'talk',
          icon: PhoneIcon,
          content: (
            <span>
              <span>{copy.talk.question}</span>{' '}
              <Link href={TALK} onClick={onTalk}>
                {copy.talk.link}
              </Link>
              <span>{`. ${copy.talk.note}`}</span>
            </span>
          ),
        },
      ]}
    />
  )
}

import { CHECK_PAGE } from '@coverkit/core/questionnaire'
import { IconList, Link, PhoneIcon, SectionNav, Stack } from '@coverkit/ui'
import { stepCopy } from '#common/step-form/stepCopy.ts'
import { useIsDesk } from '#common/step-form/useIsDesk.ts'
import { segmentOf } from '../questionnaire/questionnairePages.ts'
import { TALK } from '../questionnaire/SupportLines.tsx'
import { questionnaireStepCopy } from './questionnaireStepCopy.ts'
import type { ScreenProps } from './ScreenProps.ts'
import { sectionsShown } from './sectionsShown.ts'

const copy = questionnaireStepCopy.sections

interface SectionsProps extends ScreenProps {
  /** Called as the link to a talk is followed. */
  readonly onTalk?: () => void
}

/** Beside a page: every section with how far it is, and the way to talk instead of writing. */
export function Sections({ questionnaire, now, place, onTalk }: SectionsProps) {
  const isDesk = useIsDesk()
  const hrefOf = (section: string) => questionnaire.hrefOf(segmentOf({ section, page: CHECK_PAGE }))
  return (
    <Stack gap={20}>
      {isDesk && (
        <SectionNav
          title={copy.title}
          sections={sectionsShown(now.evaluation, place.section, hrefOf)}
          stateTexts={stepCopy.states}
        />
      )}
      <IconList
        items={[
          {
            id: 'talk',
            icon: PhoneIcon,
            content: (
              <>
                {copy.talk.question}{' '}
                <Link href={TALK} onClick={onTalk}>
                  {copy.talk.link}
                </Link>
                . {copy.talk.note}
              </>
            ),
          },
        ]}
      />
    </Stack>
  )
}

import { formatDate, formatDay } from '@coverkit/core'
import { Alert, Card, Disclosure, Heading, Inline, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useNavigate } from 'react-router'
import { quoteDraft } from '#client-quote/answers'
import { RESULT_PATH, StartAgain } from '#client-quote/flow'
import { RemoteChanges } from '#common/draft/remoteChanges.lazy.ts'
import { usePageServices } from '#common/page-services/PageServicesProvider.tsx'
import { noFields } from '#common/step-form/currentFields.ts'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { PremiumBreakdown } from '#cover/premium'
import { daysLeft, daysLeftWords } from '#cover/terms'
import { today } from '#fields/controls'
import type { ChosenQuote, QuoteAnswers } from '#quote/answers'
import type { ApplicationAnswers } from '../../answers.ts'
import { confirmedCover } from '../../confirmedCover.ts'
import { applicationCopy } from '../../copy.ts'
import { priceOf } from '../../price.ts'
import { UnderWay } from '../../task-list/UnderWay.tsx'
import { AllSteps } from '../AllSteps.tsx'
import { applicationSteps } from '../applicationSteps.ts'
import { ChosenOffer } from './ChosenOffer.tsx'
import { CoverSummary } from './CoverSummary.tsx'
import { confirmCopy as copy } from './copy.ts'
import { confirmCover } from './step.ts'

/** The first step of an application: what was chosen, in full, and until when. */
export default function ConfirmCoverStep() {
  const page = useFlowStep(applicationSteps, confirmCover, noFields)
  const quote = quoteDraft(usePageServices())
  const answers = useAtomValue(quote.answersAtom)
  const navigate = useNavigate()
  const { selected } = answers
  const cover = selected && confirmedCover(answers.quote, selected)
  if (!selected || !cover) return null

  async function forgetInsurer(): Promise<void> {
    await navigate(RESULT_PATH)
    quote.update((before) => ({ ...before, selected: null }))
    void quote.enqueue()
  }

  return (
    <StepPage
      {...page}
      title={copy.title}
      continueLabel={applicationCopy.agree}
      notices={
        <>
          <RemoteChanges draft={quote} />
          <UnderWay draft={page.draft} />
        </>
      }
      intro={
        <Text size={20} tone="soft" measure>
          {copy.lead(selected.quote.supplierName)}
        </Text>
      }
      aside={
        <Card tone="tint">
          <Stack gap={16}>
            <Heading level={2} size={20}>
              {copy.aside.title}
            </Heading>
            <Text>{copy.aside.text}</Text>
            <AllSteps />
          </Stack>
        </Card>
      }
    >
      <ChosenOffer
        selected={selected}
        cover={cover}
        prices={pricesOf(answers)}
        paid={rolloverPrice(page.form.answers, selected)}
      />
      <Alert severity="info" title={copy.deadline.title(formatDate(cover.finishBy))}>
        <p>
          <strong>{daysLeftWords(daysLeft(selected.chosenAt, today()))}</strong>{' '}
          <span>{copy.deadline.text(formatDate(cover.chosenOn))}</span>
        </p>
      </Alert>
      <CoverSummary cover={cover} adjustments={selected.adjustments} />
      <Disclosure summary={copy.breakdown}>
        <PremiumBreakdown breakdown={cover.breakdown} frequency={cover.frequency} />
      </Disclosure>
      <Inline>
        <StartAgain copy={copy.startAgain} onConfirm={forgetInsurer} />
      </Inline>
      <Text measure>{copy.health}</Text>
    </StepPage>
  )
}

function pricesOf({ comparison }: QuoteAnswers) {
  return comparison && { label: comparison.head?.label ?? '', date: formatDay(comparison.askedAt) }
}

/** Another price than the compared one, for the same offer. */
function rolloverPrice({ offer, application }: ApplicationAnswers, { chosenAt }: ChosenQuote) {
  if (offer?.chosen.chosenAt !== chosenAt) return null
  const price = priceOf(offer, application.payment)
  return price && price.parts.length > 0 ? price : null
}

import { COVER_STEPS } from '@coverkit/core'
import { Stack, Text } from '@coverkit/ui'
import { getQuoteModel } from '../../../common/quote-draft/models/getQuoteModel.ts'
import { quoteTerms } from '../../../common/quote-terms/quoteTerms.ts'
import { StepAside } from '../../../common/step-form/StepAside.tsx'
import { faultWords } from '../faultWords.ts'
import { QuoteStepPage } from '../QuoteStepPage.tsx'
import { useQuoteStep } from '../useQuoteStep.ts'
import { getQuoteCopy } from './copy.ts'
import { ReviewGroup } from './ReviewGroup.tsx'
import { personTerms, premiumTerms, selectionTerms } from './reviewTerms.ts'

const copy = getQuoteCopy
const words = faultWords({})

export default function GetQuoteStep() {
  const { draft, form } = useQuoteStep('get-quote', getQuoteModel, words)
  const { quote } = form.answers
  return (
    <QuoteStepPage
      draft={draft}
      step="get-quote"
      title={copy.title}
      form={form}
      continueLabel={copy.action}
      intro={<Text tone="soft">{copy.intro}</Text>}
      aside={<StepAside {...copy.aside} />}
    >
      <Stack gap={24}>
        <ReviewGroup title={copy.covers} step="select-covers" terms={selectionTerms(quote)} />
        {quoteTerms(quote).map(({ kind, name, terms }) => (
          <ReviewGroup key={kind} title={name} step={COVER_STEPS[kind]} terms={terms} />
        ))}
        <ReviewGroup title={copy.you} step="personal-details" terms={personTerms(quote)} />
        <ReviewGroup title={copy.premium} step="premium-type" terms={premiumTerms(quote)} />
      </Stack>
    </QuoteStepPage>
  )
}

import { NEEDS_COVERS } from '@coverkit/core'
import { stepPath } from '@coverkit/flow'
import { Alert, ButtonLink, Card, Heading, Link, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { usePageServices } from '#common/page-services/index.ts'
import { PlainPage } from '#common/step-form/PlainPage.tsx'
import { calculatorCopy } from '../copy.ts'
import { resultsCopy } from '../results/copy.ts'
import { EarlierQuote } from '../results/EarlierQuote.tsx'
import { useCalculation } from '../results/useCalculation.ts'
import { useHandOver } from '../results/useHandOver.ts'
import type { Calculation } from '../results/workingLines.ts'
import { calculatorDraft } from '../state.ts'
import { completeCopy as copy } from './copy.ts'

/** The page after a result was mailed, with a link that takes the calculated covers to a quote. */
export default function CompletePage() {
  const draft = calculatorDraft(usePageServices())
  const answers = useAtomValue(draft.answersAtom)
  const calculation = useCalculation(answers)
  const { mail } = answers
  return (
    <PlainPage
      title={copy.title}
      flowTitle={calculatorCopy.flow}
      lead={mail?.sent ? copy.mailed(mail.to) : copy.saved}
      aside={<Next calculation={calculation} results={stepPath(draft.flow, 'results')} />}
      asideLabel={copy.next}
      drawing="blossom"
    >
      <Text>{copy.another}</Text>
    </PlainPage>
  )
}

interface NextProps {
  readonly calculation: Calculation
  readonly results: string
}

function Next({ calculation, results }: NextProps) {
  const startQuote = useHandOver(calculation)
  const isQuotable = NEEDS_COVERS.some((cover) => calculation.needs[cover].preselect)
  return (
    <Card tone="tint">
      <Stack gap={16}>
        <Heading level={2} size={20}>
          {copy.next}
        </Heading>
        {startQuote.stage === 'failed' && (
          <Alert severity="error" role="alert">
            {resultsCopy.next.failed}
          </Alert>
        )}
        <ButtonLink
          variant="primary"
          fullOnPhone
          href="/client-quote/select-covers"
          onClick={(event) => {
            if (!isQuotable) return
            event.preventDefault()
            startQuote.start()
          }}
        >
          {copy.quotes}
        </ButtonLink>
        <Link variant="standalone" href={results}>
          {copy.results}
        </Link>
        {startQuote.stage === 'asking' && (
          <EarlierQuote
            onCalculated={startQuote.takeCalculated}
            onRetain={startQuote.openEarlier}
            onClose={startQuote.cancel}
          />
        )}
      </Stack>
    </Card>
  )
}

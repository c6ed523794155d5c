import { useBrand } from '@coverkit/brand'
import { formatDate, formatDay } from '@coverkit/core'
import {
  Alert,
  ButtonLink,
  Card,
  Container,
  Heading,
  Icon,
  Inline,
  Link,
  PencilIcon,
  Stack,
  Text,
  WithAside,
} from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { DraftSaveStatus } from '#common/draft/DraftSaveStatus.tsx'
import { RemoteChanges } from '#common/draft/remoteChanges.lazy.ts'
import { usePageServices } from '#common/page-services/PageServicesProvider.tsx'
import type { QuoteAnswers } from '#quote/answers'
import { quoteDraft } from '#quote/draft'
import { RESULT_PATH } from '#quote/flow'
import { PremiumBreakdown } from '#quote/premium-breakdown-view'
import { confirmedCover } from '../../confirmedCover.ts'
import { applicationCopy } from '../../copy.ts'
import { ChosenOffer } from './ChosenOffer.tsx'
import { CoverSummary } from './CoverSummary.tsx'
import { StartAgain } from './StartAgain.tsx'

const { confirm } = applicationCopy

/** The first step of an application: what was chosen, in full, and until when. */
export default function ConfirmCoverStep() {
  const brand = useBrand()
  const draft = quoteDraft(usePageServices())
  const answers = useAtomValue(draft.answersAtom)
  const { quote, selected } = answers
  const cover = selected && confirmedCover(quote, selected)
  if (!selected || !cover) return null
  return (
    <Container>
      <title>{`${confirm.title} | ${applicationCopy.flowTitle} | ${brand.name}`}</title>
      <Stack gap={32}>
        <Stack gap={16}>
          <Heading level={1}>{confirm.title}</Heading>
          <Text size={20} tone="soft" measure>
            {confirm.lead(selected.quote.supplierName)}
          </Text>
        </Stack>
        <WithAside aside={<NextStep />}>
          <Stack gap={32}>
            <RemoteChanges draft={draft} />
            <ChosenOffer selected={selected} cover={cover} prices={pricesOf(answers)} />
            <DraftSaveStatus draft={draft} />
            <Alert severity="info" title={confirm.deadline.title(formatDate(cover.finishBy))}>
              <p>{confirm.deadline.text(formatDate(cover.chosenOn))}</p>
            </Alert>
            <CoverSummary cover={cover} adjustments={selected.adjustments} />
            <Stack as="section" labelledBy="breakdown" gap={16}>
              <Heading level={2} size={24} id="breakdown">
                {confirm.breakdown}
              </Heading>
              <PremiumBreakdown breakdown={cover.breakdown} frequency={cover.frequency} />
            </Stack>
            <Inline gap={24}>
              <Link variant="standalone" href={RESULT_PATH}>
                <Icon of={PencilIcon} size="small" /> {confirm.changeCover}
              </Link>
              <StartAgain draft={draft} />
            </Inline>
            <Text measure>{confirm.health}</Text>
            <Text measure>{confirm.advice}</Text>
          </Stack>
        </WithAside>
      </Stack>
    </Container>
  )
}

function pricesOf({ comparison }: QuoteAnswers) {
  return comparison && { label: comparison.head?.label ?? '', date: formatDay(comparison.askedAt) }
}

/** Until the next step is here: a person takes the application. */
function NextStep() {
  return (
    <Card tone="tint">
      <Stack gap={16} align="start">
        <Heading level={2} size={20}>
          {confirm.next.title}
        </Heading>
        <Text>{confirm.next.text}</Text>
        <ButtonLink variant="primary" href="/contact-request?topic=application" fullOnPhone>
          {confirm.next.contact}
        </ButtonLink>
      </Stack>
    </Card>
  )
}

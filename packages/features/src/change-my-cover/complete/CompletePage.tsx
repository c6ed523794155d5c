import { useBrand } from '@coverkit/brand'
import { formatCents, formatDate, formatDay } from '@coverkit/core'
import {
  Alert,
  ButtonLink,
  Card,
  Container,
  Heading,
  Link,
  SampleLine,
  Stack,
  Text,
  Timeline,
  type TimelineStage,
  WithSide,
} from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { listed } from '#common/form/listed.ts'
import { usePageServices } from '#common/page-services/index.ts'
import { premiumCopy } from '#cover/premium'
import { coverNouns } from '#cover/terms'
import { ChangeDocument, policyChanges } from '#policies'
import { sumOf } from '#policies/insurability'
import { Arrival, FactList } from '#submission/arrival'
import type { SubmittedChange } from '../answers.ts'
import { changeCopy } from '../copy.ts'
import { changeDraft } from '../state.ts'
import { completeCopy as copy } from './copy.ts'

/** The change is with us: its reference, when it begins, and what happens when. */
export function CompletePage() {
  const { name } = useBrand()
  const { submitted } = useAtomValue(changeDraft(usePageServices()).answersAtom)
  if (submitted === null) return null
  const { id, coolingOff, premium, increase } = submitted
  const isEnding = premium === null
  const meanwhile = isEnding ? copy.ending : copy.meanwhile
  return (
    <Container isPage>
      <title>{`${copy.title} | ${changeCopy.flowTitle} | ${name}`}</title>
      <Stack gap={16}>
        <Arrival
          title={copy.title}
          lead={copy.lead(submitted.insurer)}
          label={copy.reference}
          reference={submitted.reference}
          note={`${copy.referenceHint} ${copy.sentOn(formatDay(submitted.submittedAt))}`}
        />
        <WithSide aside={<Side submitted={submitted} />} asideLabel={copy.facts}>
          <Stack gap={40}>
            <Stack as="section" labelledBy="next" gap={24}>
              <Heading level={2} size={24} id="next">
                {copy.next}
              </Heading>
              <Timeline labelledBy="next" stages={stagesOf(submitted)} texts={copy.stages.states} />
              {increase !== null && (
                <Stack gap={8}>
                  <Text measure>
                    {copy.increase.text(coverNouns[increase.cover], sumOf(increase.cover, increase.amount))}
                  </Text>
                  <Link href="/account/guaranteed-future-insurability" variant="standalone">
                    {copy.increase.proof}
                  </Link>
                </Stack>
              )}
              {coolingOff.length > 0 && (
                <Text measure>{copy.coolingOff(listed(coolingOff.map((kind) => coverNouns[kind])))}</Text>
              )}
            </Stack>
            <Alert severity={isEnding ? 'info' : 'warn'} title={meanwhile.title}>
              <p>{meanwhile.text}</p>
            </Alert>
            {id !== null && (
              <Stack as="section" labelledBy="copy" gap={12}>
                <Heading level={2} size={24} id="copy">
                  {copy.copy.title}
                </Heading>
                <Text measure>{copy.copy.text}</Text>
                <ChangeDocument id={id} reference={submitted.reference} />
              </Stack>
            )}
          </Stack>
        </WithSide>
      </Stack>
    </Container>
  )
}

/** Lists the past, current and coming stages of the change. */
function stagesOf(submitted: SubmittedChange): readonly TimelineStage[] {
  const { submittedAt, effectiveOn, premium, needsHealthQuestions } = submitted
  const { sent, read, health, schedule, end, from } = copy.stages
  const first = effectiveOn === null && needsHealthQuestions ? health : read
  const last = premium === null ? end : schedule
  return [
    { id: 'sent', title: sent, state: 'done', when: formatDay(submittedAt) },
    { id: 'read', ...first, state: 'current' },
    { id: 'last', ...last, state: 'todo', when: effectiveOn ? from(formatDate(effectiveOn)) : undefined },
  ]
}

/** How far the change is, once the account has said so. */
function useStatus({ id }: SubmittedChange): string | null {
  const services = usePageServices()
  const { data } = useAtomValue(policyChanges(services), { store: services.store })
  const change = data?.find((one) => one.id === id)
  if (change === undefined) return null
  return change.status === 'done' ? copy.done : copy.withInsurer
}

function Side({ submitted }: { readonly submitted: SubmittedChange }) {
  const { phone } = useBrand()
  return (
    <Stack gap={20}>
      <Card>
        <Stack gap={12}>
          <Heading level={2} size={20}>
            {copy.follow.title}
          </Heading>
          <Text>{copy.follow.text}</Text>
          <ButtonLink variant="primary" href={submitted.id === null ? '/account' : '/account#changes'}>
            {copy.follow.link}
          </ButtonLink>
        </Stack>
      </Card>
      <Card tone="tint">
        <Stack gap={12}>
          <Heading level={2} size={20} id="facts">
            {copy.facts}
          </Heading>
          <Facts submitted={submitted} />
        </Stack>
      </Card>
      <Stack gap={4}>
        <Text weight="medium">{copy.contact}</Text>
        <Text>
          {copy.contactText} <Link href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</Link>{' '}
          <Link href="/contact-request">{copy.write}</Link>
        </Text>
      </Stack>
    </Stack>
  )
}

function Facts({ submitted }: { readonly submitted: SubmittedChange }) {
  const { insurer, policyNumber, effectiveOn, premium, needsHealthQuestions, increase, premiumLabel } =
    submitted
  const first = needsHealthQuestions ? copy.onAcceptance : copy.onProof
  const status = useStatus(submitted)
  const facts = [
    { label: copy.policy, value: copy.policyOf(insurer, policyNumber) },
    ...(status === null ? [] : [{ label: copy.status, value: status }]),
    { label: copy.begins, value: effectiveOn === null ? first : formatDate(effectiveOn) },
    {
      label: increase === null ? copy.premium : copy.premiumBeforeIncrease,
      value:
        premium === null
          ? copy.ended
          : `${formatCents(premium.amount)} ${premiumCopy.per[premium.frequency]}`,
    },
  ]
  return (
    <Stack gap={12}>
      <FactList labelledBy="facts" facts={facts} />
      {premium && premiumLabel && <SampleLine label={premiumLabel} />}
    </Stack>
  )
}

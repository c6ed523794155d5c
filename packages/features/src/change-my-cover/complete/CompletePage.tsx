import type { PolicyChange } from '@coverkit/api-client'
import { Offered, useBrand } from '@coverkit/brand'
import { formatCents, formatDate, formatDay, localDate } from '@coverkit/core'
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
import { COVER_WORDS, formatSum } from '#cover/words'
import { ChangeDocument, policyChanges } from '#policies'
import { Arrival, FactList } from '#submission/arrival'
import type { SubmittedChange } from '../answers.ts'
import { changeCopy } from '../copy.ts'
import { changeDraft } from '../state.ts'
import { completeCopy as copy } from './copy.ts'

const PROOF = '/account/guaranteed-future-insurability'

/** The change is with us: its reference, when it begins, and what happens when. */
export function CompletePage() {
  const { submitted } = useAtomValue(changeDraft(usePageServices()).answersAtom)
  return submitted === null ? null : <Submitted submitted={submitted} />
}

interface SubmittedProps {
  readonly submitted: SubmittedChange
}

function Submitted({ submitted }: SubmittedProps) {
  const { name } = useBrand()
  const status = useStatus(submitted)
  const { id, insurer } = submitted
  const isDone = status === 'done'
  const made = hasEnded(submitted) ? copy.hasEnded : copy.made
  const { title, lead } = isDone ? made : copy
  return (
    <Container isPage>
      <title>{`${title} | ${changeCopy.flowTitle} | ${name}`}</title>
      <Stack gap={16}>
        <Arrival
          title={title}
          lead={lead(insurer)}
          label={copy.reference}
          reference={submitted.reference}
          note={`${copy.referenceHint} ${copy.sentOn(formatDay(submitted.submittedAt))}`}
        />
        <WithSide aside={<Side submitted={submitted} status={status} />} asideLabel={copy.facts}>
          <Stack gap={40}>
            <Stack as="section" labelledBy="next" gap={24}>
              <Heading level={2} size={24} id="next">
                {isDone ? copy.happened : copy.next}
              </Heading>
              <Timeline labelledBy="next" stages={stagesOf(submitted, isDone)} texts={copy.stages.states} />
              {!isDone && <Increase increase={submitted.increase} />}
              <CoolingOff submitted={submitted} />
            </Stack>
            {!isDone && <WhileYouWait submitted={submitted} />}
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

/** No cover is left. */
const hasEnded = ({ premium, isUnpriced }: SubmittedChange): boolean => premium === null && !isUnpriced

function Increase({ increase }: Pick<SubmittedChange, 'increase'>) {
  if (increase === null) return null
  const { cover, amount } = increase
  return (
    <Stack gap={8}>
      <Text measure>{copy.increase.text(COVER_WORDS[cover].noun, formatSum(cover, amount))}</Text>
      <Offered to={PROOF}>
        <Link href={PROOF} variant="standalone">
          {copy.increase.proof}
        </Link>
      </Offered>
    </Stack>
  )
}

function CoolingOff({ submitted: { coolingOff } }: SubmittedProps) {
  if (coolingOff.length === 0) return null
  return <Text measure>{copy.coolingOff(listed(coolingOff.map((kind) => COVER_WORDS[kind].noun)))}</Text>
}

/** Says how to stay covered until the change is made; other cover matters only where this cover grows. */
function WhileYouWait({ submitted }: SubmittedProps) {
  const { coolingOff, increase } = submitted
  if (hasEnded(submitted)) {
    return (
      <Alert severity="info" title={copy.ending.title}>
        <p>{copy.ending.text}</p>
      </Alert>
    )
  }
  const hasMore = coolingOff.length > 0 || increase !== null
  return (
    <Alert severity="warn" title={copy.meanwhile.title}>
      {hasMore && <p>{copy.meanwhile.otherCover}</p>}
    </Alert>
  )
}

/** Lists the past, current and coming stages of the change. */
function stagesOf(submitted: SubmittedChange, isDone: boolean): readonly TimelineStage[] {
  const { submittedAt, effectiveOn, needsHealthQuestions } = submitted
  const { sent, read, health, decided, schedule, end, made, ended } = copy.stages
  const first: TimelineStage = { id: 'sent', title: sent, state: 'done', when: formatDay(submittedAt) }
  if (isDone) return [first, { id: 'last', state: 'done', ...(hasEnded(submitted) ? ended : made) }]
  const isDecided = effectiveOn === null
  return [
    first,
    { id: 'read', ...(isDecided && needsHealthQuestions ? health : read), state: 'current' },
    {
      id: 'last',
      ...(hasEnded(submitted) ? end : { ...schedule, ...(isDecided && { title: decided }) }),
      state: 'todo',
      when: dayAhead(submitted) ?? undefined,
    },
  ]
}

/** The day on which the change is due; null where it is not known, or where it depends on the insurer's own day. */
function dayAhead({ effectiveOn, submittedAt }: SubmittedChange): string | null {
  if (effectiveOn === null || effectiveOn <= localDate(submittedAt)) return null
  return copy.dueOn(formatDate(effectiveOn))
}

/** How far the change is, once the account has said so. */
function useStatus({ id }: SubmittedChange): PolicyChange['status'] | null {
  const services = usePageServices()
  const { data } = useAtomValue(policyChanges(services), { store: services.store })
  return data?.find((one) => one.id === id)?.status ?? null
}

interface SideProps extends SubmittedProps {
  readonly status: PolicyChange['status'] | null
}

function Side({ submitted, status }: SideProps) {
  const { phone } = useBrand()
  return (
    <Stack gap={20}>
      <Card>
        <Stack gap={12}>
          {submitted.id !== null && (
            <>
              <Heading level={2} size={20}>
                {copy.follow.title}
              </Heading>
              <Text>{copy.follow.text}</Text>
            </>
          )}
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
          <Facts submitted={submitted} status={status} />
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

function startText(submitted: SubmittedChange): string {
  const { effectiveOn, needsHealthQuestions, increase } = submitted
  if (effectiveOn !== null) return dayAhead(submitted) ?? copy.onceMade
  if (needsHealthQuestions) return copy.onAcceptance
  return increase === null ? copy.onceMade : copy.onProof
}

function Facts({ submitted, status }: SideProps) {
  const { insurer, policyNumber, premium, increase, premiumLabel, needsHealthQuestions } = submitted
  const facts = [
    { label: copy.policy, value: copy.policyOf(insurer, policyNumber) },
    ...(status === null ? [] : [{ label: copy.status, value: copy.statuses[status] }]),
    ...(status === 'done'
      ? []
      : [{ label: hasEnded(submitted) ? copy.ends : copy.begins, value: startText(submitted) }]),
    {
      label: increase === null ? copy.premium : copy.premiumBeforeIncrease,
      value:
        premium === null
          ? hasEnded(submitted)
            ? copy.ended
            : copy.unpriced
          : `${formatCents(premium.amount)} ${premiumCopy.per[premium.frequency]}`,
    },
  ]
  return (
    <Stack gap={12}>
      <FactList labelledBy="facts" facts={facts} />
      {premium && premiumLabel && <SampleLine label={premiumLabel} />}
      {premium !== null && needsHealthQuestions && status !== 'done' && (
        <Text size={15}>{copy.mayDiffer}</Text>
      )}
    </Stack>
  )
}

import { Offered } from '@coverkit/brand'
import { daysBetween, formatCents, formatDate } from '@coverkit/core'
import type { Policy } from '@coverkit/core/policies'
import { Alert, Card, Heading, Link, Stack, Table, Text, VisuallyHidden } from '@coverkit/ui'
import { usePageServices } from '#common/page-services/index.ts'
import { today } from '#fields/controls'
import { policyView, requestPolicy } from '#policies'
import { strugglingCopy as copy } from './copy.ts'
import { InsurerLines } from './InsurerLines.tsx'
import { leversOf } from './levers.ts'

const CHANGE_PATH = '/account/change-my-cover/premium-type'

/** One policy: how long it covers, the insurer's number, and what the customer could ask for. */
export function PolicyHelp({ policy }: { readonly policy: Policy }) {
  const { id, insurer, number } = policyView(policy)
  const headingId = `help-${id}`
  return (
    <Card as="section" labelledBy={headingId}>
      <Stack gap={24}>
        <Heading level={2} size={24} id={headingId}>
          <span translate="no">{insurer}</span>, <span translate="no">{number}</span>
        </Heading>
        <Standing policy={policy} />
        <InsurerLines policy={policy} insurer={insurer} />
        <Levers policy={policy} insurer={insurer} number={number} />
      </Stack>
    </Card>
  )
}

/** How long the customer has, or that nothing is overdue. */
function Standing({ policy }: { readonly policy: Policy }) {
  const { state, lapseDate, overdueAmount, nextDebitDate } = policy
  if (state !== 'lapsing' || lapseDate === null) {
    const date = nextDebitDate === null ? null : formatDate(nextDebitDate)
    const premium = policy.premium.amount === null ? null : policyView(policy).premium
    return <Text measure>{copy.unpaidYet(premium, date)}</Text>
  }
  const left = daysBetween(today(), lapseDate)
  const amount = overdueAmount === null ? null : formatCents(overdueAmount)
  return (
    <Alert severity="warn" title={copy.days(left)}>
      <p>{left < 0 ? copy.late : copy.overdue(amount, formatDate(lapseDate))}</p>
    </Alert>
  )
}

interface LeversProps {
  readonly policy: Policy
  readonly insurer: string
  readonly number: string
}

/** The changes that the policy leaves open, with their effect on the premium and on the cover. */
function Levers({ policy, insurer, number }: LeversProps) {
  const services = usePageServices()
  const { title, caption, columns, change } = copy.levers
  return (
    <Stack gap={12}>
      <Heading level={3} size={20}>
        {title}
      </Heading>
      <Table
        caption={caption(insurer)}
        captionHidden
        columns={[
          { key: 'name', header: columns.lever, rowHeader: true },
          { key: 'costs', header: columns.costs },
          { key: 'takes', header: columns.takes },
        ]}
        rows={leversOf(policy).map((lever) => ({ id: lever, cells: copy.lever[lever] }))}
      />
      <Offered to={CHANGE_PATH}>
        <Link href={CHANGE_PATH} variant="standalone" onClick={() => requestPolicy(services, policy.id)}>
          <span>{change}</span>
          <VisuallyHidden>{`: ${insurer}, ${number}`}</VisuallyHidden>
        </Link>
      </Offered>
    </Stack>
  )
}

import type { TransferAnswers } from '@coverkit/core/transfer'
import { stepPath } from '@coverkit/flow'
import { BulletList, Card, Heading, Inline, Link, Stack, VisuallyHidden } from '@coverkit/ui'
import { insurerName } from '#quote/insurers'
import { type TransferStepId, transferFlow } from '../../flow.ts'
import { termsCopy } from './copy.ts'

const copy = termsCopy.check

/** Whose policies are transferred, and which, each with the way back to where it was entered. */
export function Summary({ transfer }: { readonly transfer: TransferAnswers }) {
  const { holders, policies } = transfer
  return (
    <Card as="section" labelledBy="summary" tone="tint">
      <Stack gap={16}>
        <Heading level={2} size={24} id="summary">
          {copy.title}
        </Heading>
        <Part
          title={copy.holders}
          step="policy-holders"
          items={holders.map(({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' '))}
        />
        <Part
          title={copy.policies}
          step="policy-details"
          items={policies.map(({ insurerCode, policyNumber, numberUnknown }) =>
            copy.line(
              insurerCode === null ? '' : insurerName(insurerCode),
              (numberUnknown ? null : policyNumber) ?? copy.unknown,
            ),
          )}
        />
      </Stack>
    </Card>
  )
}

interface PartProps {
  readonly title: string
  readonly step: TransferStepId
  readonly items: readonly string[]
}

function Part({ title, step, items }: PartProps) {
  return (
    <Stack gap={8}>
      <Inline spread>
        <Heading level={3} size={17}>
          {title}
        </Heading>
        <Link href={stepPath(transferFlow, step)}>
          {copy.change}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      </Inline>
      <BulletList items={items} />
    </Stack>
  )
}

import { fullName, insurerName } from '@coverkit/core'
import type { TransferAnswers } from '@coverkit/core/transfer'
import { stepPath } from '@coverkit/flow'
import { Card, Heading, Link, Rows, Stack, VisuallyHidden } from '@coverkit/ui'
import { type TransferStepId, transferFlow } from '../../flow.ts'
import { termsCopy } from './copy.ts'
import * as styles from './terms.css.ts'

const copy = termsCopy.check

/** Lists the holders and the policies of a transfer, each list with a link to its step. */
export function Summary({ transfer }: { readonly transfer: TransferAnswers }) {
  const { holders, policies } = transfer
  return (
    <Card as="section" labelledBy="summary" tone="tint">
      <Stack gap={4}>
        <Heading level={2} size={20} id="summary">
          {copy.title}
        </Heading>
        <Rows labelledBy="summary">
          <Part
            title={copy.holders}
            step="policy-holders"
            items={holders.map(({ id, firstName, lastName }) => ({
              id,
              words: fullName(firstName, lastName),
            }))}
          />
          <Part
            title={copy.policies}
            step="policy-details"
            items={policies.map(({ id, insurerCode, policyNumber, numberUnknown }) => ({
              id,
              words: copy.line(
                insurerCode === null ? '' : insurerName(insurerCode),
                (numberUnknown ? null : policyNumber) ?? copy.unknown,
              ),
            }))}
          />
        </Rows>
      </Stack>
    </Card>
  )
}

interface PartProps {
  readonly title: string
  readonly step: TransferStepId
  readonly items: readonly { readonly id: string; readonly words: string }[]
}

function Part({ title, step, items }: PartProps) {
  return (
    <li className={styles.part}>
      <div className={styles.words}>
        <Heading level={3} size={17}>
          {title}
        </Heading>
        <ul className={styles.values}>
          {items.map(({ id, words }) => (
            <li key={id}>{words}</li>
          ))}
        </ul>
      </div>
      <Link href={stepPath(transferFlow, step)} variant="standalone">
        {copy.change}
        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      </Link>
    </li>
  )
}

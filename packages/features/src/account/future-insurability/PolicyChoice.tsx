import type { Policy } from '@coverkit/core/policies'
import { Heading, RadioGroup, Stack, Text } from '@coverkit/ui'
import { InsurerMark } from '#cover/insurers'
import { policyCoverView } from '#policies'
import { insurabilityCopy } from '#policies/insurability'
import * as styles from '#policies/insurability-fields/styles'
import { policyName } from '../policyName.ts'

const { policy: copy } = insurabilityCopy

interface PolicyChoiceProps {
  /** One at least. */
  readonly policies: readonly Policy[]
  readonly value: string | null
  readonly onChange: (id: string) => void
}

/** Which policy is meant: named where there is one, else to be chosen. */
export function PolicyChoice({ policies, value, onChange }: PolicyChoiceProps) {
  const [only] = policies.length === 1 ? policies : []
  if (!only) {
    return (
      <RadioGroup
        name="policy"
        legend={copy.label}
        cards
        options={policies.map((policy) => ({
          value: policy.id,
          label: policyName(policy),
          hint: coversOf(policy),
        }))}
        value={value}
        onChange={onChange}
      />
    )
  }
  return (
    <section className={styles.policy} aria-labelledby="own-policy">
      <InsurerMark code={only.insurerCode} />
      <Stack gap={4}>
        <Heading level={2} size={20} id="own-policy">
          {policyName(only)}
        </Heading>
        <Text tone="soft">{coversOf(only)}</Text>
      </Stack>
    </section>
  )
}

const coversOf = ({ covers }: Policy): string =>
  covers
    .map(policyCoverView)
    .map(({ name, sum }) => `${name} ${sum}`)
    .join(', ')

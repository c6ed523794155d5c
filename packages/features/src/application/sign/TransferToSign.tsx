import type { TransferSignaturePage } from '@coverkit/api-client'
import { formatDate, localDate } from '@coverkit/core'
import { Alert, Card, Heading, Stack, SummaryList, Text } from '@coverkit/ui'
import { signCopy, transferSignCopy } from './copy.ts'
import { nameOf } from './OwnDetails.tsx'
import { StageHeading } from './StageHeading.tsx'

const { cover } = signCopy
const copy = transferSignCopy.policies

/** Which policies are transferred, and that nothing is cancelled by it. */
export function TransferToSign({ page }: { readonly page: TransferSignaturePage }) {
  const { policies, firstHolder, holder, reference, submittedAt } = page
  return (
    <Stack as="section" labelledBy="what" gap={16}>
      <StageHeading id="what">{cover.title}</StageHeading>
      <Text measure>{copy.lead(firstHolder)}</Text>
      <Stack as="ul" gap={12}>
        {policies.map(({ insurerName, policyNumber, name }, index) => {
          const id = `policy-${index}`
          return (
            <li key={id}>
              <Card as="section" labelledBy={id}>
                <Stack gap={4}>
                  <Heading level={3} size={20} id={id}>
                    {insurerName}
                  </Heading>
                  <Text>{policyNumber === null ? copy.noNumber : copy.number(policyNumber)}</Text>
                  <Text tone="soft">{copy.name(name)}</Text>
                </Stack>
              </Card>
            </li>
          )
        })}
      </Stack>
      <SummaryList
        rows={[
          { label: cover.holders, value: cover.and(firstHolder, nameOf(holder)) },
          { label: cover.reference, value: reference },
          { label: cover.submitted, value: formatDate(localDate(submittedAt)) },
        ]}
      />
      <Alert severity="warn" title={copy.warning.title}>
        <p>{copy.warning.text}</p>
      </Alert>
    </Stack>
  )
}

import { Alert, Heading, Link, Stack, Table, Text } from '@coverkit/ui'
import { holdersStepCopy } from './copy.ts'

const { compare, warning, replace, quote } = holdersStepCopy

/** Compares a transfer with a new policy, and says that no policy is to be cancelled. */
export function TransferOrReplace() {
  const { columns } = compare
  return (
    <Stack as="section" labelledBy="transfer-or-replace" gap={16}>
      <Heading level={2} size={24} id="transfer-or-replace">
        {compare.title}
      </Heading>
      <Table
        caption={compare.caption}
        captionHidden
        columns={[
          { key: 'what', header: columns.what, rowHeader: true },
          { key: 'transfer', header: columns.transfer },
          { key: 'replace', header: columns.replace },
        ]}
        rows={compare.rows.map(({ id, ...cells }) => ({ id, cells }))}
      />
      <Alert severity="warn" title={warning.title}>
        <p>{warning.text}</p>
      </Alert>
      <Text measure>
        {replace} <Link href="/client-quote/select-covers">{quote}</Link>.
      </Text>
    </Stack>
  )
}

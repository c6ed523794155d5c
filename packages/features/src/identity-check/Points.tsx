import { bestPoints, countPoints, IDENTITY_DOCUMENTS } from '@coverkit/core/identity-check'
import { BulletList, Disclosure, Heading, Stack, Table, Text } from '@coverkit/ui'
import { DOCUMENT_NAMES, identityCopy } from './copy.ts'
import type { IdentityForm } from './IdentityForm.ts'

const { points: copy } = identityCopy
const COUNTED = IDENTITY_DOCUMENTS.filter((type) => type !== 'electoralRoll')

/** How many points the chosen documents have by each list, while they are chosen, and what they still lack. */
export function Points({ form }: { readonly form: Pick<IdentityForm, 'photographed' | 'otherNames'> }) {
  const documents = form.photographed.map((type) => ({ type, otherName: form.otherNames[type] ?? null }))
  const [national, queensland] = [countPoints(documents, 'national'), countPoints(documents, 'queensland')]
  const { lacks } = bestPoints(documents)
  return (
    <Stack gap={12}>
      <div role="status">
        <Stack gap={8}>
          <Heading level={3} size={20}>
            {copy.title}
          </Heading>
          <Text measure>{copy.total(national.total, queensland.total)}</Text>
          {lacks.length === 0 ? (
            <Text weight="medium">{copy.enough}</Text>
          ) : (
            <BulletList items={lacks.map((lack) => copy.lacks[lack])} />
          )}
        </Stack>
      </div>
      <Disclosure summary={copy.how}>
        <Stack gap={12}>
          <PointsTable />
          <Text size={15} tone="soft" measure>
            {copy.note}
          </Text>
        </Stack>
      </Disclosure>
    </Stack>
  )
}

/** Shows the points that each document counts alone. */
function PointsTable() {
  const alone = (type: (typeof COUNTED)[number], scheme: 'national' | 'queensland') =>
    String(countPoints([{ type, otherName: null }], scheme).total)
  return (
    <Table
      caption={copy.table.caption}
      narrow="fit"
      columns={[
        { key: 'document', header: copy.table.document, rowHeader: true },
        { key: 'national', header: copy.table.national, align: 'end' },
        { key: 'queensland', header: copy.table.queensland, align: 'end' },
      ]}
      rows={COUNTED.map((type) => ({
        id: type,
        cells: {
          document: DOCUMENT_NAMES[type].label,
          national: alone(type, 'national'),
          queensland: alone(type, 'queensland'),
        },
      }))}
    />
  )
}

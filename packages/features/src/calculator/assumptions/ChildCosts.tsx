import { CHILD_COSTS, formatMoney, SCHOOL_COSTS, type Schooling } from '@coverkit/core'
import { Stack, Table, Text } from '@coverkit/ui'
import { changesCopy } from './changesCopy.ts'

const copy = changesCopy.childCosts

/** The yearly costs that children are counted with. */
export function ChildCosts() {
  return (
    <Stack gap={12}>
      <Table
        caption={copy.title}
        narrow="fit"
        columns={[
          { key: 'ages', header: copy.ages, rowHeader: true },
          { key: 'raising', header: copy.raising, align: 'end' },
          { key: 'public', header: copy.public, align: 'end' },
          { key: 'private', header: copy.private, align: 'end' },
        ]}
        rows={CHILD_COSTS.map(({ from, to, cost }) => ({
          id: String(from),
          cells: {
            ages: copy.band(from, to),
            raising: formatMoney(cost),
            public: formatMoney(schoolCost('public', from)),
            private: formatMoney(schoolCost('private', from)),
          },
        }))}
      />
      <Text size={15} tone="soft">
        {copy.text}
      </Text>
    </Stack>
  )
}

function schoolCost(schooling: Schooling, age: number): number {
  return SCHOOL_COSTS[schooling].find(({ from, to }) => from <= age && age <= to)?.cost ?? 0
}

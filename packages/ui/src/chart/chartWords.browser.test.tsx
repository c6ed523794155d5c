import { act, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BarChart } from '../bar-chart/BarChart.tsx'
import { CoverBar } from '../cover-bar/CoverBar.tsx'
import { DifferenceLines } from '../difference-lines/DifferenceLines.tsx'
import { NeedRow } from '../need-row/NeedRow.tsx'
import { Spark } from '../spark/Spark.tsx'
import { SplitBar } from '../split-bar/SplitBar.tsx'
import { Table } from '../table/Table.tsx'
import { YearBars } from '../year-bars/YearBars.tsx'

let place: HTMLElement
let root: Root | undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.createElement('div')
  document.body.append(place)
})

afterEach(async () => {
  await act(async () => root?.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

const texts = {
  title: 'Neota Life costs least',
  note: 'Premium a year',
  pick: 'Age',
  table: {
    summary: 'The chart as a table',
    children: (
      <Table
        caption="Premium at each age"
        columns={[
          { key: 'age', header: 'Age', rowHeader: true },
          { key: 'premium', header: 'Premium' },
        ]}
        rows={[
          { id: '34', cells: { age: '34', premium: '$2,673' } },
          { id: '35', cells: { age: '35', premium: '$2,954' } },
        ]}
      />
    ),
  },
}

const charts: readonly (readonly [name: string, element: ReactElement, figures: readonly string[]])[] = [
  [
    'BarChart',
    <BarChart
      key="1"
      title="Most of it is the loan"
      bars={[
        {
          label: 'Needed',
          value: 3,
          formatted: '$300,000',
          parts: [
            { label: 'Loan', value: 2, formatted: '$200,000' },
            { label: 'Children', value: 1, formatted: '$100,000' },
          ],
        },
        { label: 'There', value: 1, formatted: '$90,000' },
      ]}
    />,
    ['$300,000', 'Loan $200,000', 'Children $100,000', '$90,000'],
  ],
  [
    'SplitBar',
    <SplitBar
      key="2"
      label="Your cover"
      parts={[
        { label: 'Linked', amount: 2, text: '$200,000' },
        { label: 'Standalone', amount: 1, text: '$100,000' },
      ]}
    />,
    ['Linked$200,000', 'Standalone$100,000'],
  ],
  [
    'CoverBar',
    <CoverBar key="3" name="Life cover" amount="$600,000" share={0.4} text="40% of an estimate" />,
    ['$600,000', '40% of an estimate'],
  ],
  [
    'NeedRow',
    <NeedRow
      key="4"
      id="life"
      title="Life cover"
      detail="One payment"
      figure={{ amount: '$100,000', caption: 'still needed' }}
      bar={{ held: 2, need: 3, scale: 3 }}
      label="You have $200,000 of $300,000"
    />,
    ['$100,000', 'You have $200,000 of $300,000'],
  ],
  [
    'YearBars',
    <YearBars
      key="5"
      {...texts}
      years={[
        { label: '34', value: 2673, description: 'At 34: $2,673' },
        { label: '35', value: 2954, description: 'At 35: $2,954' },
      ]}
    />,
    ['34$2,673', '35$2,954'],
  ],
  [
    'DifferenceLines',
    <DifferenceLines
      key="6"
      {...texts}
      lines={[
        { name: 'Neota Life', values: [0, 0] },
        { name: 'Zurella', values: [10, 20] },
      ]}
      labels={['34', '35']}
      formatTick={String}
      describe={(index) => `At ${34 + index}`}
    />,
    ['34$2,673', '35$2,954'],
  ],
]

it.each(charts)('%s has its figures in words or in a table', async (_, element, figures) => {
  await act(async () => {
    root = createRoot(place)
    root.render(element)
  })
  const spoken = place.cloneNode(true) as HTMLElement
  // Assistive technology does not read text inside an `aria-hidden` drawing.
  for (const drawing of spoken.querySelectorAll('[aria-hidden=true]')) drawing.remove()
  for (const figure of figures) expect(spoken.textContent).toContain(figure)
})

it('Spark says in words what the text beside it does not', async () => {
  await act(async () => {
    root = createRoot(place)
    root.render(<Spark values={[2, 3]} most={3} text="$2,673 now and $2,954 next year" />)
  })
  expect(place.querySelector('[role=img]')).toHaveAccessibleName('$2,673 now and $2,954 next year')
})

import type { ReactElement } from 'react'
import { Accordion } from '../accordion/Accordion.tsx'
import { Alert } from '../alert/Alert.tsx'
import { AmountField } from '../amount-field/AmountField.tsx'
import { BarChart } from '../bar-chart/BarChart.tsx'
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx'
import { CompareBar } from '../compare-bar/CompareBar.tsx'
import { CoverBar } from '../cover-bar/CoverBar.tsx'
import { DataTable } from '../data-table/DataTable.tsx'
import { FileField } from '../field/FileField.tsx'
import { PercentField } from '../field/PercentField.tsx'
import { PhoneField } from '../field/PhoneField.tsx'
import { Container } from '../layout/Container.tsx'
import { NeedRow } from '../need-row/NeedRow.tsx'
import { Segmented } from '../segmented/Segmented.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { SplitBar } from '../split-bar/SplitBar.tsx'
import { SummaryList } from '../summary-list/SummaryList.tsx'
import { Table } from '../table/Table.tsx'
import { Tabs } from '../tabs/Tabs.tsx'
import { ToastItem } from '../toast/ToastItem.tsx'
import { Tooltip } from '../tooltip/Tooltip.tsx'

const nothing = () => {}

const columns = [
  { key: 'insurer', header: 'Insurer', rowHeader: true, sortable: true },
  { key: 'premium', header: 'Premium a month', align: 'end', sortable: true },
] as const

const rows = [
  { id: '1', cells: { insurer: 'Neota Life', premium: '$84.10' }, sort: { insurer: 'N', premium: 84.1 } },
  { id: '2', cells: { insurer: 'Zurella', premium: '$9.90' }, sort: { insurer: 'Z', premium: 9.9 } },
]

/** Components with their longest texts, for tests under conditions that visitors set. */
export const conditionedComponents: readonly (readonly [name: string, element: ReactElement])[] = [
  [
    'Accordion',
    <Accordion
      key="1"
      sections={[
        { id: 'a', title: 'Will my premium go up as I get older?', content: 'Each year.', open: true },
        { id: 'b', title: 'Can I cancel?', content: 'Yes, at any time.' },
      ]}
    />,
  ],
  [
    'Tabs',
    <Tabs
      key="2"
      label="Your policy"
      tabs={[
        { id: 'a', label: 'Covers', content: 'Life cover of $500,000.' },
        { id: 'b', label: 'Beneficiaries', content: 'Your partner.' },
        { id: 'c', label: 'Documents', content: 'Your schedule.' },
      ]}
    />,
  ],
  ['Tooltip', <Tooltip key="3" label="About the wait" text="The days before the first payment." />],
  ['Spinner', <Spinner key="4" label="Getting your quotes" />],
  [
    'Toast',
    <ToastItem
      key="5"
      message={{ text: 'We deleted the quote.', action: { label: 'Undo', onPress: nothing } }}
      onRemove={nothing}
    />,
  ],
  ['DataTable', <DataTable key="6" caption="Your policies" columns={columns} rows={rows} />],
  [
    'DataTable that scrolls',
    <DataTable key="7" caption="Your policies" columns={columns} rows={rows} narrow="scroll" />,
  ],
  ['Table', <Table key="8" caption="Your policies" columns={columns} rows={rows} />],
  [
    'PhoneField',
    <PhoneField key="9" name="phone" label="Mobile number" value="0412 345 678" onChange={nothing} />,
  ],
  [
    'PercentField',
    <PercentField key="10" name="share" label="Share in percent" value="50" onChange={nothing} />,
  ],
  ['FileField', <FileField key="21" name="receipt" label="Receipt file" accept=".json" onChoose={nothing} />],
  [
    'SummaryList',
    <SummaryList
      key="11"
      rows={[
        { label: 'Total and permanent disability cover', value: '$1,000,000' },
        { label: 'Premium', value: '$84.10 a month', action: <a href="#change">Change</a> },
      ]}
      lines
    />,
  ],
  [
    'Breadcrumbs',
    <Breadcrumbs
      key="12"
      label="Breadcrumbs"
      trail={[
        { name: 'Home', href: '#home' },
        { name: 'Learn', href: '#learn' },
      ]}
    />,
  ],
  [
    'BarChart',
    <BarChart
      key="13"
      title="Living costs weigh more than the loan"
      bars={[
        { label: 'Living costs', value: 300_000, formatted: '$300,000' },
        { label: 'Home loan', value: 250_000, formatted: '$250,000' },
      ]}
    />,
  ],
  [
    'SplitBar',
    <SplitBar
      key="14"
      label="How your TPD cover is made up"
      parts={[
        { label: 'Linked to life', amount: 1_090_000, text: '$1,090,000' },
        { label: 'Standalone', amount: 335_000, text: '$335,000' },
      ]}
    />,
  ],
  [
    'CoverBar',
    <CoverBar key="15" name="Life cover" amount="$600,000" share={0.4} text="40% of what you’d need" />,
  ],
  [
    'NeedRow',
    <NeedRow
      key="16"
      id="life"
      title="Life cover"
      detail="One payment to your family if you die"
      figure={{ amount: '$1,090,000', caption: 'still needed' }}
      bar={{ held: 365_000, need: 1_454_522, scale: 1_689_522 }}
      label="You have $365,000 of $1,454,522"
    />,
  ],
  [
    'Alert',
    <Alert key="17" severity="info" title="General advice only" onDismiss={nothing}>
      We haven’t looked at your needs.
    </Alert>,
  ],
  [
    'Segmented',
    <Segmented
      key="18"
      name="super"
      legend="Pay through super?"
      options={[
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]}
      value="yes"
      effect="Your super fund pays."
      onChange={nothing}
    />,
  ],
  [
    'AmountField',
    <AmountField
      key="19"
      name="amount"
      label="Amount of cover"
      value="1,000,000"
      amount={1_000_000}
      stops={[50_000, 250_000, 1_000_000, 5_000_000]}
      toText={String}
      toWords={(amount) => `$${amount}`}
      texts={{
        slider: 'Amount, slider',
        less: 'Less',
        more: 'More',
        suggestions: 'Suggestions',
        none: 'None',
      }}
      onChange={nothing}
    />,
  ],
  [
    'CompareBar',
    <Container key="20">
      <CompareBar
        label="Compare"
        names={['Neota Life', 'Zurella']}
        chosen="2 of 4 chosen"
        compare={{ href: '#compare', children: 'Compare' }}
        clear={{ onClick: nothing, children: 'Clear' }}
      />
    </Container>,
  ],
]

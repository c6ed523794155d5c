import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Text } from '../text/Text.tsx'
import { Tabs, type TabsProps } from './Tabs.tsx'

const args: TabsProps = {
  label: 'Your policy',
  tabs: [
    { id: 'covers', label: 'Covers', content: <Text>Life cover of $500,000, paid to your family.</Text> },
    { id: 'premium', label: 'Premium', content: <Text>$62.40 a month, by card.</Text> },
    { id: 'documents', label: 'Documents', content: <Text>Your policy schedule, sent in March 2026.</Text> },
  ],
  onSelect: fn(),
}

const meta = { title: 'Components/Tabs', tags: ['autodocs'], component: Tabs, args } satisfies Meta<
  typeof Tabs
>
export default meta
type Story = StoryObj<typeof meta>

export const ByPointer: Story = {
  play: async ({ canvas, args: { onSelect } }) => {
    await expect(canvas.getByRole('tablist', { name: 'Your policy' })).toBeVisible()
    await expect(canvas.getByRole('tabpanel', { name: 'Covers' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Premium' }))
    await expect(onSelect).toHaveBeenLastCalledWith('premium')
    await expect(canvas.getByRole('tab', { name: 'Premium', selected: true })).toBeVisible()
    await expect(canvas.getByRole('tabpanel', { name: 'Premium' })).toHaveTextContent(
      '$62.40 a month, by card.',
    )
    await expect(canvas.queryByRole('tabpanel', { name: 'Covers' })).toBeNull()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Covers' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Premium', selected: true })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Documents', selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Covers', selected: true })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Covers' })).toHaveFocus()
  },
}

export const RightToLeft: Story = {
  decorators: [
    (Show) => (
      <div dir="rtl">
        <Show />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().left)
    await expect(first).toBeGreaterThan(second ?? Number.NaN)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Premium', selected: true })).toHaveFocus()
  },
}

function WithState(props: TabsProps) {
  const [selected, setSelected] = useState('documents')
  return <Tabs {...props} selected={selected} onSelect={setSelected} />
}

export const Controlled: Story = {
  render: (props) => <WithState {...props} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Documents' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Covers' }))
    await expect(canvas.getByRole('tabpanel', { name: 'Covers' })).toBeVisible()
  },
}

export const LongNames: Story = {
  args: {
    tabs: [
      'Total and permanent disability cover',
      'Income protection and its waiting period',
      'Beneficiaries',
    ].map((label) => ({ id: label.slice(0, 5), label, content: <Text>{label}</Text> })),
  },
}

/** The docs page of tabs shows it as an example of what not to do. */
export const StepsAsTabs: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    label: 'Your application',
    tabs: ['1. About you', '2. Your health', '3. Payment'].map((label) => ({
      id: label,
      label,
      content: <Text>{label}</Text>,
    })),
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Text } from '../text/Text.tsx'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  title: 'Components/Disclosure',
  tags: ['autodocs'],
  component: Disclosure,
  args: {
    summary: 'How we worked this out',
    children: <Text measure>Your home loan of $520,000, plus your family's living costs for two years.</Text>,
  },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/home loan/)).not.toBeVisible()
    await userEvent.click(canvas.getByText('How we worked this out'))
    await expect(canvas.getByText(/home loan/)).toBeVisible()
  },
}

export const Open: Story = { args: { open: true } }

export const Question: Story = {
  args: { variant: 'block', summary: 'Will my premium go up as I get older?' },
}

/** The docs page of the disclosure shows it as an example of what not to do. */
export const WhatMustBeRead: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { summary: 'More', children: <Text>We pay nothing in the first 90 days.</Text> },
}

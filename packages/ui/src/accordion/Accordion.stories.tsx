import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Accordion, type AccordionProps } from './Accordion.tsx'

const args: AccordionProps = {
  sections: [
    {
      id: 'age',
      title: 'Will my premium go up as I get older?',
      content:
        'With a stepped premium it goes up each year. With a level premium it stays closer to where it began.',
    },
    {
      id: 'cancel',
      title: 'Can I cancel?',
      content: 'Yes, at any time. In the first 30 days you get back what you paid.',
    },
    {
      id: 'smoking',
      title: 'What if I stop smoking?',
      content: 'Tell us once you haven’t smoked for a year.',
    },
  ],
}

const meta = { title: 'Components/Accordion', tags: ['autodocs'], component: Accordion, args } satisfies Meta<
  typeof Accordion
>
export default meta
type Story = StoryObj<typeof meta>

export const Questions: Story = {
  play: async ({ canvas, canvasElement }) => {
    const first = canvas.getByText('Will my premium go up as I get older?')
    await expect(canvas.getByText(/a stepped premium/)).not.toBeVisible()
    await userEvent.click(first)
    await userEvent.click(canvas.getByText('Can I cancel?'))
    await expect(canvas.getByText(/a stepped premium/)).toBeVisible()
    await expect(canvas.getByText(/you get back what you paid/)).toBeVisible()
    await expect(canvasElement.querySelector('[style]')).toBeNull()
  },
}

export const OneAtATime: Story = {
  args: { only: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Will my premium go up as I get older?'))
    await expect(canvas.getByText(/a stepped premium/)).toBeVisible()
    await userEvent.click(canvas.getByText('Can I cancel?'))
    await expect(canvas.getByText(/you get back what you paid/)).toBeVisible()
    await expect(canvas.getByText(/a stepped premium/)).not.toBeVisible()
  },
}

export const OpenAtFirst: Story = {
  args: { sections: args.sections.map((section, place) => ({ ...section, open: place === 1 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/you get back what you paid/)).toBeVisible()
    await expect(canvas.getByText(/a stepped premium/)).not.toBeVisible()
  },
}

export const LongTitles: Story = {
  args: {
    sections: [
      {
        id: 'long',
        title:
          'What happens to my total and permanent disability cover if I change jobs, stop working for a while, or begin to work for myself?',
        open: true,
        content: 'Your cover stays as it is.',
      },
      ...args.sections,
    ],
  },
}

/** The docs page of the accordion shows it as an example of what not to do. */
export const OneWordTitles: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    sections: ['Premiums', 'Cancelling', 'Smoking'].map((title) => ({ id: title, title, content: title })),
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icon } from '../icon/Icon.tsx'
import { ArrowRightIcon } from '../icon/icons.ts'
import { Inline } from '../layout/Inline.tsx'
import { ButtonLink } from './ButtonLink.tsx'

const meta = {
  title: 'Components/ButtonLink',
  tags: ['autodocs'],
  component: ButtonLink,
  args: { href: '#select-covers', variant: 'primary', children: 'Get a quote' },
} satisfies Meta<typeof ButtonLink>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '#select-covers')
  },
}

export const WithAnIcon: Story = {
  args: {
    children: (
      <>
        Get a quote
        <Icon of={ArrowRightIcon} />
      </>
    ),
  },
}

export const Variants: Story = {
  render: () => (
    <Inline>
      <ButtonLink href="#select-covers" variant="primary">
        Get a quote
      </ButtonLink>
      <ButtonLink href="#calculator">Work out your cover</ButtonLink>
      <ButtonLink href="#contact" variant="quiet">
        Contact us
      </ButtonLink>
    </Inline>
  ),
}

export const LongWords: Story = {
  args: { children: 'Compare what seven insurers would charge you for total and permanent disability cover' },
}

/** The docs page of the link shows it as an example of what not to do. */
export const ForAnAction: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { href: '#', children: 'Delete quote' },
}

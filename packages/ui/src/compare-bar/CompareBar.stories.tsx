import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Container } from '../layout/Container.tsx'
import { CompareBar } from './CompareBar.tsx'

const meta = {
  title: 'Components/CompareBar',
  tags: ['autodocs'],
  component: CompareBar,
  // On phones the bar extends over the gutters of the page.
  decorators: (Story) => (
    <Container>
      <Story />
    </Container>
  ),
  args: {
    label: 'Compare',
    names: ['Neota Life', 'Aigrette Assurance', 'Zurella'],
    chosen: '3 of 4 chosen',
    compare: { href: '#compare', children: 'Compare 3 insurers' },
    clear: { onClick: fn(), children: 'Clear' },
  },
} satisfies Meta<typeof CompareBar>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  async play({ args, canvas }) {
    await expect(canvas.getByRole('region', { name: 'Compare' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '3 of 4 chosen Neota Life, Aigrette Assurance, Zurella',
    )
    await expect(canvas.getByRole('link', { name: 'Compare 3 insurers' })).toHaveAttribute('href', '#compare')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.clear.onClick).toHaveBeenCalledOnce()
  },
}

export const One: Story = {
  args: { names: ['Neota Life'], chosen: '1 of 4 chosen' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const LongNames: Story = {
  args: {
    names: [
      'Meridian Life Protection and Superannuation Mutual Company',
      'Aigrette Assurance of Australasia',
    ],
    chosen: '2 of 4 chosen',
    compare: { href: '#compare', children: 'Compare 2 insurers' },
  },
}

/** The bar never covers the focused element. */
export const OverAList: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <div>
      <ol>
        {Array.from({ length: 40 }, (_, place) => `Row ${place + 1}`).map((name) => (
          <li key={name}>
            <Button onClick={fn()}>{name}</Button>
          </li>
        ))}
      </ol>
      <CompareBar {...args} />
    </div>
  ),
  async play({ canvas }) {
    const bar = canvas.getByRole('region', { name: 'Compare' })
    for (const name of ['Row 12', 'Row 25', 'Row 39']) {
      const button = canvas.getByRole('button', { name })
      button.focus()
      const focused = button.getBoundingClientRect()
      const covered = bar.getBoundingClientRect()
      await expect(focused.bottom <= covered.top || focused.top >= covered.bottom).toBe(true)
    }
  },
}

/** The docs page of the bar shows it as an example of what not to do. */
export const LinkWithoutItsNumber: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { chosen: 'Chosen', compare: { href: '#compare', children: 'Go' } },
}

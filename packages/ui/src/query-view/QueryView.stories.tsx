import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import type { QueryState } from './QueryState.ts'
import { QueryView } from './QueryView.tsx'

interface PoliciesProps extends Pick<QueryState<readonly string[]>, 'data' | 'hasFailed' | 'staleSince'> {
  readonly isFetching?: boolean
  /** Result of each press of the button; after the last, the query stays in the loading state. */
  readonly presses?: readonly Partial<QueryState<readonly string[]>>[]
}

const texts = {
  loading: 'Getting your policies',
  failed: { title: 'We couldn’t get your policies', text: 'They’re still with us. Try again in a minute.' },
  tryAgain: 'Try again',
  stale: {
    title: (since: number) => `Last updated at ${new Date(since).toISOString().slice(11, 16)}`,
    refresh: 'Update',
    failed: 'We couldn’t update this. Try again in a minute.',
  },
}

const policies = ['Life cover, policy 4711', 'Income protection, policy 4712']

const listOf = (names: readonly string[]) => (
  <Stack as="ul">
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </Stack>
)

function Policies({ isFetching = false, presses = [], ...start }: PoliciesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const left = useRef([...presses])
  const [state, setState] = useState({ ...start, isFetching })
  const query = {
    ...state,
    refetch: () => setState({ ...state, ...(left.current.shift() ?? { isFetching: true }) }),
  }
  return (
    <main>
      <Stack as="section" labelledBy="policies">
        <Heading level={1} id="policies" ref={heading} tabIndex={-1}>
          Your policies
        </Heading>
        <QueryView
          query={query}
          texts={texts}
          onRecovered={() => heading.current?.focus()}
          isEmpty={(names) => names.length === 0}
          empty={<Text>You have no policies with us yet.</Text>}
        >
          {listOf}
        </QueryView>
      </Stack>
    </main>
  )
}

const meta = {
  title: 'Components/QueryView',
  tags: ['autodocs'],
  component: QueryView<readonly string[]>,
  parameters: {
    viewport: {
      options: {
        narrow: { name: 'Narrow phone', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        wide: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
  globals: { viewport: { value: 'wide', isRotated: false } },
  args: {
    query: { data: policies, hasFailed: false, isFetching: false, staleSince: null, refetch: fn() },
    texts,
    lines: 3,
    onRecovered: fn(),
    children: listOf,
  },
} satisfies Meta<typeof QueryView<readonly string[]>>
export default meta

/** Source code of a page that uses it, for the docs: the function in the story has no readable text. */
const code = `<QueryView
  query={query}
  texts={texts}
  lines={3}
  onRecovered={() => heading.current?.focus()}
  isEmpty={(policies) => policies.length === 0}
  empty={<Text>You have no policies with us yet.</Text>}
>
  {(policies) => (
    <Stack as="ul">
      {policies.map((policy) => (
        <li key={policy}>{policy}</li>
      ))}
    </Stack>
  )}
</QueryView>`

export const Plain: StoryObj<typeof meta> = {
  parameters: { docs: { source: { code, language: 'tsx' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

type Story = StoryObj<typeof Policies>
type PageStory = Story & { readonly args: PoliciesProps }

/** The query in a page, whose button does something. */
const inAPage = { render: (args: PoliciesProps) => <Policies {...args} /> } satisfies Story

/** The same story on the narrowest phone, where nothing may be wider than the screen. */
function narrow({ args, play }: PageStory): Story {
  return {
    ...inAPage,
    args,
    globals: { viewport: { value: 'narrow', isRotated: false } },
    async play(context) {
      await expect(window.innerWidth).toBe(320)
      await expect(document.documentElement.scrollWidth).toBe(320)
      await play?.(context)
    },
  }
}

const nothing = { data: undefined, hasFailed: false, staleSince: null }
const atNine = Date.UTC(2026, 10, 21, 9, 5)

export const Loading: PageStory = {
  ...inAPage,
  args: { ...nothing, isFetching: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Getting your policies')
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
export const LoadingNarrow = narrow(Loading)

export const Empty: PageStory = {
  ...inAPage,
  args: { ...nothing, data: [] },
  async play({ canvas }) {
    await expect(canvas.getByText('You have no policies with us yet.')).toBeVisible()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
export const EmptyNarrow = narrow(Empty)

export const Failed: PageStory = {
  ...inAPage,
  args: { ...nothing, hasFailed: true, presses: [{ isFetching: true }] },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t get your policies')
    await expect(canvas.queryByText('Getting your policies')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    const busy = canvas.getByRole('button', { name: 'Getting your policies' })
    await expect(busy).toHaveFocus()
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
  },
}
export const FailedNarrow = narrow(Failed)

export const Recovered: PageStory = {
  tags: ['!autodocs'],
  ...inAPage,
  args: { ...nothing, hasFailed: true, presses: [{ data: policies, hasFailed: false }] },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Your policies' })).toHaveFocus()
  },
}
export const RecoveredNarrow = narrow(Recovered)

export const Stale: PageStory = {
  ...inAPage,
  args: { data: policies, hasFailed: false, staleSince: atNine, presses: [{ hasFailed: true }, nothing] },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Last updated at 09:05')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    const refresh = canvas.getByRole('button', { name: 'Update' })
    await userEvent.click(refresh)
    await expect(canvas.getByRole('status')).toHaveTextContent('We couldn’t update this.')
    await expect(refresh).toHaveFocus()
  },
}
export const StaleNarrow = narrow(Stale)

export const Refreshed: PageStory = {
  tags: ['!autodocs'],
  ...inAPage,
  args: { data: policies, hasFailed: false, staleSince: atNine, presses: [{ staleSince: null }] },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await expect(canvas.queryByRole('status')).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Your policies' })).toHaveFocus()
  },
}

/** The docs page of the view shows it as an example of what not to do. */
export const EmptyWithoutAWord: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    query: { data: [], hasFailed: false, isFetching: false, staleSince: null, refetch: fn() },
  },
}

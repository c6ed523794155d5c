import type { HomePage as HomeModule } from '@coverkit/brand'
import { SiteFrame } from '@coverkit/site/site-frame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo } from 'react'
import { previewBrand } from './previewBrand.tsx'
import { useReceivedBrand } from './receivedBrand.ts'

type StoryArgs = Readonly<Record<string, unknown>>
interface StoryParts {
  readonly component?: ComponentType<StoryArgs>
  readonly args?: StoryArgs
  readonly render?: (args: StoryArgs) => ReactNode
}
type StoryModule = Readonly<Record<string, StoryParts | undefined>>

const stories = import.meta.glob<StoryModule>([
  '../../../../../packages/features/src/calculator/steps/about-you/AboutYouStep.stories.tsx',
  '../../../../../packages/features/src/calculator/results/ResultsPage.slow.stories.tsx',
  '../../../../../packages/features/src/quote-comparison/results/QuoteResultsScreen.slow.stories.tsx',
  '../../../../../packages/features/src/application/steps/personal-information/PersonalInformationStep.slow.stories.tsx',
  '../../../../../packages/features/src/account/AccountPage.slow.stories.tsx',
])
const homes = import.meta.glob<{ page: HomeModule }>('../../../dist/home/home.page.tsx')

/** Returns a story of a screen without its play function, so that nothing takes focus in a preview. */
const screenOf = (file: string, name: string) =>
  lazy(async () => {
    const [, load] = Object.entries(stories).find(([path]) => path.includes(`/${file}.`)) ?? []
    const module = await load?.()
    const { default: meta } = module ?? {}
    const story = module?.[name]
    if (!meta || !story) throw new Error(`${file}.stories.tsx has no story ${name}`)
    const args = { ...meta.args, ...story.args }
    const render = story.render ?? meta.render
    const { component: Component } = meta
    return { default: () => (render ? render(args) : Component && <Component {...args} />) }
  })

const TemplateHome = lazy(async () => {
  const [load] = Object.values(homes)
  if (!load) throw new Error('The template of the home page is not there')
  const { Page } = (await load()).page
  return {
    default: () => (
      <main id="main">
        <Page />
      </main>
    ),
  }
})

function StudioScreen({ path, Screen }: { readonly path: string; readonly Screen: ComponentType }) {
  const received = useReceivedBrand()
  const brand = useMemo(() => previewBrand(received), [received])
  // Rendered once: a story that is rendered again starts again with its answers, which an edit must not cause.
  const screen = useMemo(() => <Screen />, [Screen])
  return (
    <SiteFrame brand={brand} path={path}>
      <Suspense>{screen}</Suspense>
    </SiteFrame>
  )
}

/** Screens for the frames of the brand studio. Not listed: each is a story of its own under its flow. */
const meta = {
  title: 'Tools/Studio screens',
  component: StudioScreen,
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/', Screen: TemplateHome as ComponentType },
} satisfies Meta<typeof StudioScreen>
export default meta
type Story = StoryObj<typeof meta>

export const HomePage: Story = {
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Life insurance, compared in plain English.' })
  },
}

export const CalculatorStep: Story = {
  args: { path: '/life-insurance-calculator/about-you', Screen: screenOf('AboutYouStep', 'Filled') },
  async play({ canvas }) {
    await canvas.findByLabelText('Your age')
  },
}

export const Results: Story = {
  args: { path: '/life-insurance-calculator/results', Screen: screenOf('ResultsPage', 'Filled') },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Your cover needs' })
  },
}

export const Quotes: Story = {
  args: { path: '/client-quote/quote', Screen: screenOf('QuoteResultsScreen', 'Filled') },
  async play({ canvas }) {
    await canvas.findByText('7 of 7 insurers have answered')
  },
}

export const ApplicationStep: Story = {
  args: {
    path: '/application/personal-information',
    Screen: screenOf('PersonalInformationStep', 'Filled'),
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Your details' })
  },
}

export const Account: Story = {
  args: { path: '/account', Screen: screenOf('AccountPage', 'One') },
  async play({ canvas }) {
    await canvas.findByRole('region', { name: 'What you need to do' })
  },
}

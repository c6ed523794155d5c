import { Heading, Link, Stack, Table, Text } from '@coverkit/ui'
import type { ReactElement } from 'react'
import { Article } from '../frame/Article.tsx'
import { BrandCards } from './BrandCards.tsx'
import { LayerTabs } from './LayerTabs.tsx'
import { placeAddress } from './storyAddress.ts'

const TASKS = [
  [
    'Make a brand',
    'start-here-make-a-brand--make-a-brand',
    'Eight colours, two faces, a logo and an address.',
  ],
  [
    'Add a step',
    'start-here-add-a-step--add-a-step',
    'Declare it once; the flow, the tests and the address follow.',
  ],
  ['Add a component', 'start-here-add-a-component--add-a-component', 'A folder in the kit, and a page here.'],
  ['Write words', 'start-here-write-words--write-words', 'Where they stand, and how they sound.'],
  ['Test', 'start-here-test--test', 'Which test goes where, and how to run one.'],
] as const

const COLUMNS = [
  { key: 'want', header: 'You want', rowHeader: true },
  { key: 'place', header: 'Look in' },
] as const

const place = (words: string, id: string) => (
  <Link href={placeAddress(id)} target="_top">
    {words}
  </Link>
)

const PLACES = [
  {
    id: 'colour',
    cells: { want: 'a colour, a size or a space', place: place('Tokens', 'tokens-colour--colour') },
  },
  {
    id: 'component',
    cells: {
      want: 'a component, its props, its keys and its size',
      place: place('Components', 'components-button--docs'),
    },
  },
  {
    id: 'screen',
    cells: {
      want: 'a screen of the product in any of its states',
      place: place('Screens', 'screens-calculator-about-you--empty'),
    },
  },
  {
    id: 'icon',
    cells: { want: 'an icon', place: place('Tokens, Icons', 'tokens-icons--icons') },
  },
  {
    id: 'studio',
    cells: {
      want: 'to try a brand before you make it',
      place: place('Tools, Brand studio', 'tools-brand-studio--brand-studio'),
    },
  },
]

/** The first page: an overview, how to start, and where to find everything. */
export function IntroductionPage(): ReactElement {
  return (
    <Article
      title="Coverkit"
      lead="Coverkit is a website for selling life insurance online in Australia, which brokers run under their own brand. This Storybook shows what it is made of: tokens, components, and every screen of every flow, in five brands."
    >
      <Stack gap={16}>
        <Heading level={2}>Start it</Heading>
        <Text measure>
          <code>npm start</code> runs the sites and the backend and prints their addresses.{' '}
          <code>pnpm storybook</code> runs this Storybook while you edit;{' '}
          <code>npm start -- --storybook</code> builds it and serves it with the rest.
        </Text>
        <Text measure>
          The toolbar above sets the brand, the width, the colour scheme, the size of text, reduced motion,
          forced colours and the direction of text. Every page follows it. Forced colours are imitated by a
          style sheet: what a screen looks like in them for certain, only the device shows.
        </Text>
      </Stack>
      <Stack gap={16}>
        <Heading level={2}>Five brands</Heading>
        <Text measure>A brand is data: the same components, told by different tokens how to look.</Text>
        <BrandCards />
      </Stack>
      <Stack gap={16}>
        <Heading level={2}>What a page is made of</Heading>
        <LayerTabs />
      </Stack>
      <Stack gap={16}>
        <Heading level={2}>What you want to do</Heading>
        <ul className="start-links">
          {TASKS.map(([words, id, reason]) => (
            <li key={id} className="start-link">
              <Text weight="bold">
                <Link href={placeAddress(id)} target="_top">
                  {words}
                </Link>
              </Text>
              <Text tone="soft">{reason}</Text>
            </li>
          ))}
        </ul>
      </Stack>
      <Stack gap={16}>
        <Heading level={2}>Where to look</Heading>
        <Table caption="Where to look for what" captionHidden columns={COLUMNS} rows={PLACES} />
      </Stack>
    </Article>
  )
}

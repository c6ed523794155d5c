import { COVER_KINDS, formatMoney } from '@coverkit/core'
import { bullets, facts, paragraph, section, subsection, table } from '../../rendering/blocks.ts'
import type { Block } from '../../rendering/TextDocument.ts'
import { DOCUMENTED_COVERS } from '../documentedCovers.ts'
import { complaints, opening } from './commonContent.ts'
import type { Edition, SampleInsurer } from './SampleInsurer.ts'

/** Returns a target market determination: the cover's customers, the ways of selling it, and its next review. */
export const targetMarket = (insurer: SampleInsurer, edition: Edition): Block[] => [
  ...opening(insurer, edition),
  section('About this document'),
  paragraph(
    "It describes the people our cover is designed for, and how it may be sold. It isn't a summary of the terms and doesn't take your own situation into account. Read the product disclosure statement before you decide.",
  ),
  ...whoItIsFor(insurer),
  ...distribution,
  ...reviews,
  ...complaints(insurer),
]

const whoItIsFor = ({ limits }: SampleInsurer): Block[] => [
  section('Who it’s for'),
  paragraph(
    'People who want money to be there for themselves or their family if they die, become seriously ill or can no longer work, and who can pay the premiums for as long as they need the cover.',
  ),
  table(
    'By kind of cover',
    ['Cover', 'Likely to suit', 'Age when it starts'],
    COVER_KINDS.map((kind) => [
      DOCUMENTED_COVERS[kind].name,
      DOCUMENTED_COVERS[kind].suits,
      limits.entryAge[kind].stepped.join(' to '),
    ]),
  ),
  facts(
    ['Lives in', 'Australia, as a citizen or permanent resident'],
    ['Works', '20 hours a week or more, for TPD cover and income protection'],
    [
      'Home duties',
      `Up to ${formatMoney(limits.homemaker.maximum.life ?? 0)} of life cover; no income protection`,
    ],
  ),
  subsection('Who it isn’t for'),
  bullets(
    'People who only want to put money aside: the cover has no cash value.',
    "People who can't afford the premiums now, or won't be able to as they rise.",
    'People outside the ages above.',
    'For income protection: people with no earnings to protect, and people in jobs we don’t cover.',
  ),
]

const distribution: readonly Block[] = [
  section('How it may be sold'),
  bullets(
    'Through licensed brokers and their websites, with general advice or none.',
    'The seller has to check age, occupation, residency and hours of work before sending an application.',
    'Nobody may offer it in a call or visit you didn’t agree to beforehand.',
  ),
  paragraph(
    'These conditions make it likely that the cover reaches the people it’s designed for. If anyone else applies, a person checks the application.',
  ),
]

const reviews: readonly Block[] = [
  section('When we review it'),
  table(
    'Reviews',
    ['When', 'How often'],
    [
      ['First review', 'Within 12 months of the date above'],
      ['Later reviews', 'At least every 2 years'],
      ['A review before that', 'Within 10 business days of an event below'],
    ],
  ),
  subsection('What makes us review it early'),
  bullets(
    'Complaints, or claims that we decline, rise well above what we expected.',
    'Many people cancel in their first year.',
    'We change the terms in an important way, or the law does.',
    'We find significant sales to people it isn’t for, and report that to ASIC.',
  ),
  subsection('What sellers report to us'),
  bullets(
    'Complaints about the cover: every quarter, with how many there were and what they were about.',
    'Sales to people it isn’t designed for: within 10 business days of finding out.',
  ),
]

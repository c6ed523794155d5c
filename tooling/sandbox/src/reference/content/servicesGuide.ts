import { formatPercent } from '@coverkit/core'
import { bullets, facts, paragraph, section, table } from '../../rendering/blocks.ts'
import type { Block } from '../../rendering/TextDocument.ts'
import { complaints, opening, support } from './commonContent.ts'
import type { Edition, SampleInsurer } from './SampleInsurer.ts'

/** Returns a financial services guide: the insurer's services for a customer, and the payments to each party. */
export const servicesGuide = (insurer: SampleInsurer, edition: Edition): Block[] => [
  ...opening(insurer, edition),
  section('What this guide is for'),
  paragraph(
    `It helps you decide whether to use the services of ${insurer.name}. It says what we do, how we and others are paid, and what you can do if something goes wrong. You get it before we provide a service.`,
  ),
  section('What we do for you'),
  bullets(
    'We issue life cover, TPD cover, critical illness cover and income protection.',
    'We answer questions about our own cover. That’s general advice: it doesn’t take your objectives, situation or needs into account.',
    'We handle claims under our policies and decide them.',
  ),
  paragraph(
    "We don't compare our cover with other insurers’ cover. Your broker acts for you and has its own guide. Read that one too.",
  ),
  facts(
    ['Licence', 'A licensed insurer would state its AFSL number here. An invented one has none.'],
    ['We act for', 'Ourselves, as the issuer of the cover'],
  ),
  ...payments,
  section('If we owe you money'),
  paragraph(
    'If a mistake of ours causes you a loss, our professional indemnity insurance can compensate you. It also covers mistakes by staff who have since left. A licensed insurer would have to tell you this.',
  ),
  section('Your personal information'),
  paragraph(
    'Our privacy statement says what we collect, who sees it and how you can get a copy or have it corrected. You get it with this guide.',
  ),
  ...complaints(insurer),
  ...support,
]

const payments: readonly Block[] = [
  section('Commission and other payments'),
  paragraph(
    'You pay us the premium. Out of it we may pay your broker a commission. It’s part of the premium, not added on top.',
  ),
  table(
    'The most we can pay a broker',
    ['Payment', 'When', 'Up to', 'On a premium of $1,000 a year'],
    [
      [
        'First commission',
        'When the cover starts',
        `${formatPercent(6000)} of the first year's premium`,
        '$600',
      ],
      ['Later commission', 'Each year after', `${formatPercent(2000)} of that year's premium`, '$200'],
    ],
  ),
  bullets(
    'These have been the legal limits since 2020. If you ask, your broker has to tell you what it gets for your policy.',
    'If you cancel in the first two years, the broker pays part of the first commission back to us.',
    'We pay our staff a salary. No part of it depends on what you buy or on whether we decline a claim.',
  ),
]

import { formatDate } from '@coverkit/core'
import { bullets, facts, note, paragraph, section } from '../../rendering/blocks.ts'
import type { Block } from '../../rendering/TextDocument.ts'
import type { Edition, SampleInsurer } from './SampleInsurer.ts'

export const PAGE_LABEL =
  'Sample document. The insurer is invented, no product is offered, and nothing here is advice.'

/** Returns the first blocks of every document. */
export const opening = ({ name, contact }: SampleInsurer, { version, date }: Edition): Block[] => [
  note(
    `This is a sample. ${name} is an invented insurer, so you can't buy this cover or make a claim under it. It shows what a document of this kind covers.`,
  ),
  facts(
    ['Issued by', `${name} (invented)`],
    ['Version', version],
    ['Date', formatDate(date)],
    ['Phone', contact.phone],
    ['Website', contact.site],
  ),
]

export const complaints = ({ name, contact }: SampleInsurer): Block[] => [
  section('If you have a complaint'),
  paragraph(
    `Talk to us first, in whatever way suits you. Call ${contact.phone} or email ${contact.email}. We'll let you know within 1 business day that we have your complaint.`,
  ),
  bullets(
    'We reply in writing within 30 days.',
    'If the cover is held in super, we have 45 days. A complaint about who is paid a super death benefit has to be made within 28 days of the notice of that decision.',
    `If you aren't happy with the answer from ${name}, or it's late, you can go to the Australian Financial Complaints Authority (AFCA). AFCA is independent and costs you nothing.`,
  ),
  facts(
    ['AFCA phone', '1800 931 678 (free call)'],
    ['AFCA email', 'info@afca.org.au'],
    ['AFCA post', 'GPO Box 3, Melbourne VIC 3001'],
    [
      'Time limits',
      'Within 2 years of our final answer, and within 6 years of when you first knew of the loss',
    ],
  ),
]

export const support: readonly Block[] = [
  section('Help with reading or talking to us'),
  bullets(
    'Interpreter: call 131 450 and ask for our number.',
    'If you’re deaf, or find it hard to hear or speak: use the National Relay Service.',
    'If things are hard right now, Lifeline answers at any hour on 13 11 14.',
  ),
]

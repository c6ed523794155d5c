import { formatDate } from '@coverkit/core'
import { bullets, paragraph, section, table } from '../../rendering/blocks.ts'
import type { Block } from '../../rendering/TextDocument.ts'
import { complaints, opening } from './commonContent.ts'
import type { Edition, SampleInsurer } from './SampleInsurer.ts'

/** Lists the changes since the product disclosure statement, which the reader also needs. */
export const supplementaryStatement = (
  insurer: SampleInsurer,
  edition: Edition,
  main: Edition | undefined,
): Block[] => [
  ...opening(insurer, edition),
  section('What this document does'),
  paragraph(
    main
      ? `It changes our product disclosure statement version ${main.version}, dated ${formatDate(main.date)}. Read the two together. If they differ, this one applies from ${formatDate(edition.date)}.`
      : `It changes our product disclosure statement. If the two differ, this one applies from ${formatDate(edition.date)}.`,
  ),
  section('What changes'),
  table(
    'Changes to the wording',
    ['Where', 'Before', 'From now on'],
    [
      [
        'What each cover pays, critical illness',
        'You have to live for 14 days after any diagnosis.',
        'The 14 days no longer apply to major organ transplant.',
      ],
      [
        "When we don't pay",
        'Income protection doesn’t cover normal pregnancy and birth.',
        'The same, but we now cover severe morning sickness that needs a hospital stay, as a complication.',
      ],
      [
        'How to lodge a claim',
        'By phone, email or post.',
        "By phone, email or post, and through your broker's website.",
      ],
    ],
  ),
  section('Who it applies to'),
  bullets(
    `Everyone whose cover starts on or after ${formatDate(edition.date)}.`,
    'If your cover started before, you get these changes too, since none of them takes anything away from you.',
    'Your premium doesn’t change because of this document.',
  ),
  section('If you change your mind'),
  paragraph(
    "You still have 30 days to cancel and get your money back. They don't start again because of this document.",
  ),
  ...complaints(insurer),
]

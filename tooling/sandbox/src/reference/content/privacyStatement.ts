import { bullets, paragraph, section, subsection, table } from '../../rendering/blocks.ts'
import type { Block } from '../../rendering/TextDocument.ts'
import { complaints, opening } from './commonContent.ts'
import type { Edition, SampleInsurer } from './SampleInsurer.ts'

/** Returns a privacy statement: collected data, purposes, and recipients here and overseas. */
export const privacyStatement = (insurer: SampleInsurer, edition: Edition): Block[] => [
  ...opening(insurer, edition),
  ...collection,
  ...disclosure,
  ...automatedDecisions,
  ...yourRights(insurer),
  ...complaints(insurer),
]

const collection: readonly Block[] = [
  section('What we collect'),
  table(
    'Information and what it is for',
    ['Information', 'Where it comes from', 'What we use it for'],
    [
      [
        'Name, date of birth, contact details',
        'You or your broker',
        'To know who is insured and to write to you',
      ],
      [
        'Job, hours, income',
        'You, your employer or accountant',
        'To price the cover and to work out a monthly payment',
      ],
      [
        'Health and family history',
        'You and, with your consent, your doctors',
        'To decide on an application or a claim',
      ],
      ['Smoking, travel, sports', 'You', 'To price the cover'],
      ['Bank or card details', 'You, through our payment provider', 'To collect premiums and pay claims'],
      ['Beneficiaries', 'You', 'To know who is paid'],
    ],
  ),
  paragraph(
    "Health information is sensitive. We collect it only with your consent, and only if we need it for the cover or the claim. If you don't give it to us, we may not be able to offer cover or decide the claim.",
  ),
  paragraph('We never ask for your tax file number.'),
]

const disclosure: readonly Block[] = [
  section('Who we share it with'),
  bullets(
    'Your broker, to look after your policy. Your broker doesn’t see medical reports unless you agree.',
    'Reinsurers, who share the risk with us.',
    'Doctors, accountants and investigators who we ask for reports on a claim.',
    'The trustee of your super fund, if the fund owns the policy.',
    'AFCA, regulators and courts, where the law says so.',
  ),
  subsection('Overseas'),
  paragraph(
    'Some of it goes to other countries: to reinsurers in Switzerland, Germany and Singapore, and to a data centre in New Zealand that stores copies of our records. Our contracts make sure it’s protected as it would be here.',
  ),
  paragraph('We don’t sell personal information, and we don’t use health information for marketing.'),
]

const automatedDecisions: readonly Block[] = [
  section('Decisions made by a computer'),
  paragraph(
    'A program checks age, job and the amounts you choose, and gives a first price. It can also accept an application by itself when the answers don’t raise any questions. It doesn’t decline anyone: a person looks at those applications, and at every claim. You can ask for a person to look at any decision.',
  ),
]

const yourRights = ({ contact }: SampleInsurer): Block[] => [
  section('Your information is yours to see'),
  bullets(
    `Ask for a copy: call ${contact.phone} or email ${contact.email}. We reply within 30 days, and it’s free.`,
    'Have it corrected if something is wrong or out of date.',
    'Withdraw your consent. We explain what that means for your cover before we act on it.',
  ),
  section('How long we keep it, and how'),
  paragraph(
    'We keep policy records while the policy is in force and for 7 years after. They’re encrypted, and only staff who need them for their work can open them. If they get into the wrong hands and that could do you serious harm, we notify you and the privacy regulator.',
  ),
]

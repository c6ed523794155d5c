import { COVER_KINDS, formatMoney, formatPercent, INTERIM_COVER } from '@coverkit/core'
import { bullets, paragraph, section, steps, subsection, table } from '../../rendering/blocks.ts'
import type { Block } from '../../rendering/TextDocument.ts'
import { DOCUMENTED_COVERS } from '../documentedCovers.ts'
import { complaints, opening, support } from './commonContent.ts'
import type { Edition, SampleInsurer } from './SampleInsurer.ts'

const COVERED_CONDITIONS = [
  [
    'Cancer',
    'Invasive, confirmed by a pathologist. Early skin cancers that are only cut out aren’t included.',
  ],
  ['Heart attack', 'Part of the heart muscle has died, shown by blood tests and by a trace or scan.'],
  ['Stroke', 'Lasting damage to the brain, seen on a scan. A short episode without damage isn’t included.'],
  ['Coronary bypass', 'Open-heart surgery to correct narrowed arteries.'],
  ['Kidney failure', 'Both kidneys have failed for good and dialysis or a transplant is needed.'],
  ['Major organ transplant', 'You have had the transplant, or are on an Australian waiting list.'],
  ['Multiple sclerosis', 'Confirmed by a neurologist, with more than one episode.'],
  ['Severe burns', 'Full-thickness burns to at least 20% of the body.'],
] as const

/** Returns a product disclosure statement: benefits, exclusions, costs, and how to cancel, claim and complain. */
export const disclosureStatement = (insurer: SampleInsurer, edition: Edition): Block[] => [
  ...opening(insurer, edition),
  ...summary(insurer),
  ...covers(insurer),
  ...interimAccidentCover,
  ...exclusions,
  ...cost(insurer),
  ...changingYourMind(insurer),
  ...claims(insurer),
  ...complaints(insurer),
  ...support,
]

const summary = ({ name, limits }: SampleInsurer): Block[] => [
  section('The cover at a glance'),
  paragraph(
    `These are the kinds of cover that ${name} offers. You can choose one or several. Your policy schedule shows which ones you have, for how much, and any terms that apply only to you.`,
  ),
  table(
    'What you can insure',
    ['Cover', 'What it pays', 'Age when it starts', 'Minimum and maximum'],
    COVER_KINDS.map((kind) => {
      const [youngest, oldest] = limits.entryAge[kind].stepped
      const [least, most] = limits.sumInsured[kind]
      const each = kind === 'incomeProtection' ? ' a month' : ''
      return [
        DOCUMENTED_COVERS[kind].name,
        DOCUMENTED_COVERS[kind].pays,
        `${youngest} to ${oldest}`,
        `${formatMoney(least)} to ${formatMoney(most)}${each}`,
      ]
    }),
  ),
]

const covers = ({ terms, limits }: SampleInsurer): Block[] => [
  section('What each cover pays'),
  subsection('Life cover'),
  paragraph(
    'We pay the people you nominate. If you don’t nominate anyone, we pay your estate, or the super fund if the fund owns the policy. If you’re terminally ill, you get the payment yourself and the cover ends.',
  ),
  subsection('TPD cover'),
  paragraph(
    'TPD stands for total and permanent disability. Under the any occupation definition, we pay if you’re unlikely ever to work again in a job that suits your education, training or experience. Under the own occupation definition, we pay if you’re unlikely ever to work again in the job you had.',
  ),
  bullets(
    terms.ownOccupationClasses
      ? `Own occupation is available for occupation classes ${terms.ownOccupationClasses.join(', ')}.`
      : 'Own occupation is available for most office and professional jobs. Your quote says if it’s available for yours.',
    "Cover inside super is any occupation only. That's the law.",
    'If TPD cover is linked to life or critical illness cover, a payment of one reduces the other by the same amount.',
  ),
  subsection('Critical illness cover'),
  paragraph(
    "We pay once, whether or not you can still work. You have to live for at least 14 days after the diagnosis. Critical illness cover can't be held inside super.",
  ),
  table(
    'Conditions we cover',
    ['Condition', 'When we pay'],
    COVERED_CONDITIONS.map((row) => [...row]),
  ),
  subsection('Income protection'),
  paragraph(
    `We pay up to ${limits.incomeProtectionShareOfEarnings * 100}% of what you earned before you stopped work. We look at your income in the 12 months before the claim, or an average if it goes up and down. So if you earn less than when you took out the cover, you may be paid less than the figure on your schedule.`,
  ),
  bullets(
    'The waiting period is 30, 60 or 90 days, or 2 years. We don’t pay for that time.',
    'The benefit period is 1, 2 or 5 years, or until you turn 65.',
    'What you get from workers compensation, sick leave or another policy can reduce the payment.',
  ),
]

const interimAccidentCover: readonly Block[] = [
  section('Interim accident cover'),
  paragraph(
    "If you apply for life cover, you're covered for death by accident from the day you submit your application. Interim accident cover doesn't pay for death by illness, or for TPD, critical illness or lost income.",
  ),
  bullets(
    `We pay up to the life cover you applied for or ${formatMoney(INTERIM_COVER.maximum)}, whichever is lower.`,
    `It ends when we decide on your application, when you withdraw it, or ${INTERIM_COVER.days} days after you submitted it, whichever comes first.`,
  ),
]

const exclusions: readonly Block[] = [
  section("When we don't pay"),
  bullets(
    'Suicide or self-harm in the first 13 months after the cover starts, restarts or increases, for the amount that was added.',
    'War, or service in armed forces during a war. This applies to TPD, critical illness and income protection.',
    'Critical illness that showed signs in the first 90 days of the cover, if it’s cancer, heart attack, stroke or bypass surgery.',
    'Normal pregnancy and birth. Income protection covers complications.',
    'Time in prison, for income protection.',
    'Any exclusion on your schedule. We send it to you before the cover starts, and you can say no.',
  ),
  paragraph(
    "You have a duty to take reasonable care not to make a misrepresentation when you answer our questions. If you don't, we may be able to avoid the policy, pay less or change its terms, depending on what happened and how much it mattered.",
  ),
]

const cost = ({ terms, limits }: SampleInsurer): Block[] => [
  section('What it costs'),
  paragraph(
    'Your premium depends on your age, your sex recorded at birth, whether you smoke, your job, the state you live in and the cover you choose. Where a state charges stamp duty, life cover premiums include it and we add it to the others.',
  ),
  table(
    'How premiums work',
    ['Choice', 'What happens', 'Who can choose it'],
    [
      [
        'Stepped',
        'We work out the premium again each year. It generally rises as you get older.',
        `Everyone from ${limits.requestAge[0]}`,
      ],
      [
        'Level',
        "The premium is based on your age when the cover starts. It isn't guaranteed: we can still change our rates.",
        terms.levelOffered
          ? `Ages ${limits.entryAge.life.level.join(' to ')} for life cover`
          : 'Not offered by this insurer',
      ],
    ],
  ),
  bullets(
    terms.monthlyFee > 0
      ? `The policy fee is $${terms.monthlyFee.toFixed(2)} a month.`
      : 'There is no policy fee.',
    'If you pay monthly, quarterly or half-yearly, you’ll pay more over the year than if you pay yearly.',
    'If a premium is 60 days late we can cancel the cover. We write to you at least 20 business days before.',
    `We may pay a broker a commission out of the premium: up to ${formatPercent(6000)} of the first year's and ${formatPercent(2000)} of each later one.`,
  ),
]

const changingYourMind = ({ contact }: SampleInsurer): Block[] => [
  section('If you change your mind'),
  paragraph(
    'You have 30 days from the day the policy starts to cancel it and get your money back. The law gives you 14 days; this policy gives you 30. The right ends when you make a claim.',
  ),
  paragraph(
    `After that you can cancel whenever you like: call ${contact.phone} or write to us. This cover has no cash value, so you only get back premiums you’ve paid in advance.`,
  ),
  paragraph(
    "If you're replacing other cover, don't cancel it until this one has started. Waiting periods and exclusions can start again.",
  ),
]

const claims = ({ contact }: SampleInsurer): Block[] => [
  section('How to lodge a claim'),
  steps(
    `Contact us as soon as you can: ${contact.phone}, ${contact.email}, or ${contact.claimsAddress}. A family member, your broker or a lawyer can do it for you.`,
    'We send you a list of what we need, such as medical reports and proof of income, and tell you what we’ll get ourselves.',
    'A claims consultant calls you, explains what happens next, and is your contact until we decide.',
    'We write to you with the decision and the reasons.',
  ),
  table(
    'How long a decision takes',
    ['Cover', 'No later than', 'Counted from'],
    [
      [
        'Income protection',
        '2 months',
        'when you notified us, or the end of the waiting period if that is later',
      ],
      [
        'Life, TPD and critical illness',
        '6 months',
        'when you notified us, or for TPD the end of the 90-day qualifying period if that is later',
      ],
    ],
  ),
  paragraph(
    'These times come from the Life Insurance Code of Practice. If something unusual holds a claim up, we’ll tell you what it is and when you can expect an answer.',
  ),
]

import { COVER_KINDS, type CoverKind } from '../../covers/kinds.ts'
import { formatCents, formatMoney } from '../../fields/formatMoney.ts'
import type { SelectedQuote } from '../../generated/wire.ts'
import type { PersonalDetails } from '../../person/personalDetails.ts'
import type { QuoteNeeds } from '../../quote/comparison.ts'
import type { ApplicationDetails } from '../wire.ts'
import { coverCopy as copy, paymentCopy, receiptCopy } from './copy.ts'
import { entry, wordOf, yesNo } from './entry.ts'
import { partLines } from './partLines.ts'
import type { Entry, EntryGroup } from './types.ts'

const OFFER = 'applicationDetails.compareProductDetails'
const NEEDS = 'applicationDetails.needs'
const PERSON = 'applicationDetails.personalDetails'

/**
 * Returns the chosen cover and its premium. The receipt of a holder who is not the insured person leaves out the
 * insured person's details, their earnings among them, and how each part of the premium is paid.
 */
export function coverGroups(
  { needs, compareProductDetails: offer, personalDetails, premiumType }: ApplicationDetails,
  { isInsured }: { readonly isInsured: boolean },
): readonly EntryGroup[] {
  return [
    {
      title: null,
      items: [
        ...entry(copy.insurer, offer?.supplierName, `${OFFER}.supplierName`),
        ...entry(copy.product, offer?.productName, `${OFFER}.productName`),
        ...(needs === null ? [] : choiceItems(needs, premiumType)),
      ],
    },
    ...(needs === null ? [] : coverItems(needs, isInsured)),
    { title: copy.premium, items: offer === null ? [] : premiumItems(offer, isInsured) },
    { title: copy.person, items: isInsured && personalDetails ? personItems(personalDetails) : [] },
  ]
}

const premiumTypes = { S: 'stepped', L: 'level' } as const

function choiceItems(needs: QuoteNeeds, premiumType: ApplicationDetails['premiumType']): readonly Entry[] {
  const { covers, paymentFrequency } = needs
  const type = premiumType === null ? needs.premiumType : premiumTypes[premiumType]
  const { payThroughSuper } = covers
  return [
    ...entry(copy.covers, listOf(selectedOf(needs), copy.names), `${NEEDS}.covers.selectedCovers`),
    ...entry(
      copy.throughSuper,
      payThroughSuper && yesNo(payThroughSuper === 'true'),
      `${NEEDS}.covers.payThroughSuper`,
    ),
    ...entry(
      copy.premiumType,
      type && copy.premiumTypes[type],
      'applicationDetails.premiumType',
      `${NEEDS}.premiumType`,
    ),
    ...entry(copy.quotedFrequency, paymentCopy.frequencies[paymentFrequency], `${NEEDS}.paymentFrequency`),
  ]
}

const selectedOf = ({ covers }: QuoteNeeds): readonly CoverKind[] =>
  COVER_KINDS.filter((kind) => covers.selectedCovers.includes(kind))

const coverItems = (needs: QuoteNeeds, isInsured: boolean): readonly EntryGroup[] =>
  selectedOf(needs).map((kind) => ({ title: copy.names[kind], items: termsOf[kind](needs, isInsured) }))

const money = (amount: number | null) => (amount === null ? null : formatMoney(amount))

const aMonth = (amount: number | null) => (amount === null ? null : receiptCopy.aMonth(formatMoney(amount)))

function listOf(chosen: readonly string[], words: Readonly<Record<string, string>>): readonly string[] {
  return chosen.length === 0 ? [receiptCopy.none] : chosen.map((option) => words[option] ?? option)
}

const termsOf: Readonly<Record<CoverKind, (needs: QuoteNeeds, isInsured: boolean) => readonly Entry[]>> = {
  life: ({ lifeCover }) => [
    ...entry(copy.amount, money(lifeCover.amount), `${NEEDS}.lifeCover.amount`),
    ...entry(copy.owner, copy.owners[lifeCover.lifeOwner], `${NEEDS}.lifeCover.lifeOwner`),
  ],
  tpd: ({ tpdCover: cover }) => {
    const at = `${NEEDS}.tpdCover`
    return [
      ...entry(copy.amount, money(tpdAmount(cover)), `${at}.amountLinked`, `${at}.amountStandalone`),
      ...entry(copy.structure, tpdStructure(cover), `${at}.tpdLinkTo`),
      ...entry(copy.occupationType, copy.occupationTypes[cover.occupationType], `${at}.occupationType`),
      ...entry(copy.extras, listOf(cover.extras, copy.tpdExtras), `${at}.extras`),
      ...entry(copy.owner, copy.owners[cover.tpdOwner], `${at}.tpdOwner`),
    ]
  },
  criticalIllness: ({ criticalIllnessCover: cover }) => {
    const at = `${NEEDS}.criticalIllnessCover`
    return [
      ...entry(copy.amount, money(cover.amount), `${at}.amount`),
      ...entry(copy.structure, copy.structures[cover.criticalIllnessLinkTo], `${at}.criticalIllnessLinkTo`),
      ...entry(copy.extras, listOf(cover.extras, copy.criticalIllnessExtras), `${at}.extras`),
      ...entry(copy.owner, copy.owners[cover.criticalIllnessOwner], `${at}.criticalIllnessOwner`),
    ]
  },
  incomeProtection: ({ incomeProtectionCover: cover }, isInsured) => {
    const at = `${NEEDS}.incomeProtectionCover`
    return [
      ...entry(copy.monthlyBenefit, aMonth(cover.monthlyBenefit), `${at}.monthlyBenefit`),
      ...(isInsured ? entry(copy.annualEarnings, money(cover.annualEarnings), `${at}.annualEarnings`) : []),
      ...entry(copy.waitingPeriod, copy.waits[cover.waitingPeriod], `${at}.waitingPeriod`),
      ...entry(copy.benefitPeriod, copy.benefits[cover.benefitPeriod], `${at}.benefitPeriod`),
      ...entry(
        copy.options,
        listOf(cover.extraCostOptions, copy.incomeProtectionOptions),
        `${at}.extraCostOptions`,
      ),
      ...entry(copy.owner, copy.owners[cover.incomeProtectionOwner], `${at}.incomeProtectionOwner`),
    ]
  },
}

type Tpd = QuoteNeeds['tpdCover']

function tpdAmount({ amountLinked, amountStandalone }: Tpd): number | null {
  if (amountLinked === null && amountStandalone === null) return null
  return (amountLinked ?? 0) + (amountStandalone ?? 0)
}

function tpdStructure({ tpdLinkTo, amountLinked, amountStandalone }: Tpd): string {
  const link = copy.structures[tpdLinkTo]
  if (tpdLinkTo === 'standalone' || !amountStandalone) return link
  return copy.parts(link, money(amountLinked) ?? copy.notAnswered, formatMoney(amountStandalone))
}

/** Each as the insurer priced it, for one instalment; for a year where a rollover makes parts, which follow. */
function premiumItems(
  { premiums, paymentFrequency, paymentParts = [], ...offer }: SelectedQuote,
  hasParts: boolean,
): readonly Entry[] {
  const cents = (amount: number | null) =>
    amount === null ? null : `${formatCents(amount)} ${copy.per[paymentFrequency]}`
  return [
    ...COVER_KINDS.flatMap((kind) =>
      entry(copy.names[kind], cents(premiums[kind]), `${OFFER}.premiums.${kind}`),
    ),
    ...entry(copy.linkedToLife, cents(offer.tpe), `${OFFER}.tpe`),
    ...entry(copy.linkedToCriticalIllness, cents(offer.tpr), `${OFFER}.tpr`),
    ...entry(
      copy.total,
      cents(offer.totalPremiumAmount),
      `${OFFER}.totalPremiumAmount`,
      `${OFFER}.paymentFrequency`,
    ),
    ...(hasParts ? paymentParts : []).flatMap((part, index) =>
      entry(copy.sides[part.side], partLines(part, { hasMethod: true }), `${OFFER}.paymentParts.${index}`),
    ),
  ]
}

function personItems({ age, gender, isSmoker, occupation, state }: PersonalDetails): readonly Entry[] {
  return [
    ...entry(copy.age, age === null ? null : String(age), `${PERSON}.age`),
    ...entry(copy.gender, wordOf(copy.genders, gender), `${PERSON}.gender`),
    ...entry(copy.smoker, yesNo(isSmoker), `${PERSON}.isSmoker`),
    ...entry(copy.occupation, occupation, `${PERSON}.occupation`),
    ...entry(copy.state, state, `${PERSON}.state`),
  ]
}

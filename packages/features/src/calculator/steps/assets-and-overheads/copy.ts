import type { AssetKind, DebtKind } from '@coverkit/core'
import { formatYesNo } from '../../formatYesNo.ts'

export const assetsCopy = {
  title: 'Assets and debts',
  homeValueHint: 'We only count it if your family would sell the home.',
  ownedHint: 'Tick all that apply. Only enter your share.',
  debtsHint: 'Tick all that apply. Only enter your share.',
  superHint: 'Don’t include insurance in your super. You can enter that in the next step.',
  aside: {
    title: 'Running total',
    owned: 'You own',
    debts: 'You owe',
    rent: 'Rent a month',
    text: 'Cover would pay off your debts, and pay your rent for a few years. We take off what you own, so you don’t pay for cover you don’t need.',
    why: 'Your family could use your savings and super. We only count your home if they’d sell it.',
  },
}

export const amounts = {
  property: 'Investment property value',
  investments: 'Investments value',
  savings: 'Savings balance',
  super: 'Super balance',
  familyHomeMortgage: 'Home loan balance',
  monthlyRent: 'Rent a month',
  investmentPropertyMortgage: 'Investment property loan balance',
  investmentLoans: 'Investment loans balance',
  personalLoans: 'Personal loans balance',
  creditCards: 'Credit cards balance',
} satisfies Record<AssetKind | DebtKind, string>

export const labels = {
  propertyStatus: 'Where do you live?',
  homeValue: 'Home value',
  homeSale: 'Would your family sell the home?',
  selectedAssets: 'What do you own?',
  selectedDebts: 'What do you owe or pay?',
  ...amounts,
}

export type Field = keyof typeof labels

const kinds = {
  property: 'Investment property',
  investments: 'Investments',
  savings: 'Savings',
  super: 'Super',
  familyHomeMortgage: 'Home loan',
  monthlyRent: 'Rent',
  investmentPropertyMortgage: 'Investment property loan',
  investmentLoans: 'Investment loans',
  personalLoans: 'Personal loans',
  creditCards: 'Credit cards',
} satisfies Record<AssetKind | DebtKind, string>

export const options = {
  propertyStatus: {
    owner: 'A home I own or am paying off',
    renter: 'A home I rent',
    other: 'Neither',
  },
  homeSale: formatYesNo,
  selectedAssets: kinds,
  selectedDebts: kinds,
}

import {
  type Assumptions,
  type Factors,
  type Figure,
  type LumpSum,
  NEEDS_COVERS,
  type Needs,
  type NeedsCover,
  type Rounding,
  type Term,
  type Working,
} from './types.ts'

const assumptionsOfPart = {
  funeral: ['funeralCosts'],
  homeAlteration: ['homeAlterationCosts'],
  medical: ['medicalExpenses'],
  debts: ['mortgageCoverage', 'debtCoverage'],
  rent: ['rentSupportYears', 'cappedSupportLife', 'effectiveNetInterestRate'],
  living: ['incomeReplacementRatio', 'yearsToSupportLiving', 'retirementAge', 'effectiveNetInterestRate'],
  children: ['supportChildrenToAge', 'effectiveNetInterestRate'],
} as const satisfies Record<string, readonly (keyof Assumptions)[]>

type Part = keyof typeof assumptionsOfPart

function term(name: string, value: number, ...assumptions: readonly (keyof Assumptions)[]): Term {
  return { name, value, assumptions }
}

function part(name: Part, value: number): Term {
  return term(name, value, ...assumptionsOfPart[name])
}

function less(name: string, value: number, ...assumptions: readonly (keyof Assumptions)[]): Term {
  return term(name, value === 0 ? 0 : -value, ...assumptions)
}

function sum(
  figure: Figure,
  terms: readonly Term[],
  raw: number,
  rounding: Rounding = 'none',
  result = raw,
): Working {
  return { figure, terms, formula: 'sum', raw, rounding, result }
}

function stream(figure: 'living' | 'rent', value: number, years: Term, annuityFactor: number): Working {
  const perYear = annuityFactor === 0 ? 0 : value / annuityFactor
  const share = figure === 'living' ? (['incomeReplacementRatio'] as const) : []
  const terms = [
    term('perYear', perYear, ...share),
    years,
    term('annuityFactor', annuityFactor, 'effectiveNetInterestRate'),
  ]
  return {
    figure,
    terms,
    formula: 'per-year-times-annuity-factor',
    raw: value,
    rounding: 'none',
    result: value,
  }
}

function explainFactors(factors: Factors): Working[] {
  const { children, livingYears, rentYears } = factors
  return [
    stream(
      'living',
      factors.livingPV,
      term('years', livingYears, 'yearsToSupportLiving', 'retirementAge'),
      factors.adLiving,
    ),
    stream(
      'rent',
      factors.rentPV,
      term('years', rentYears, 'rentSupportYears', 'cappedSupportLife'),
      factors.adRent,
    ),
    sum(
      'children',
      children.map(({ total }, index) => term(`child${index + 1}`, total, ...assumptionsOfPart.children)),
      factors.childrenPV,
    ),
    sum(
      'debts',
      [
        term('mortgage', factors.mortgage, 'mortgageCoverage'),
        term('investmentDebt', factors.investmentDebt, 'debtCoverage'),
        term('personalDebt', factors.personalDebt, 'debtCoverage'),
      ],
      factors.debtsAll,
    ),
    sum(
      'assets',
      [
        term('liquidAssets', factors.liquidAssets, 'assetCoverage'),
        term('lockedAssets', factors.lockedAssets, 'assetCoverage'),
        term('homeSaleAsset', factors.homeSaleAsset, 'assetCoverage'),
      ],
      factors.assetsAll,
    ),
  ]
}

function lumpSum(figure: Figure, lump: LumpSum, parts: readonly Term[]): Working {
  const terms = [
    ...parts,
    less('assets', lump.lessAssets, 'assetCoverage'),
    less('existing', lump.lessExisting),
  ]
  return sum(figure, terms, lump.raw, 'nearest-1000', lump.need)
}

/**
 * How each figure of the needs came about: its named terms, how they are joined, the assumptions each term depends on
 * and the rounding. First the figures that the covers share, then the covers.
 */
export function explainNeeds(needs: Needs): Working[] {
  const { lifeCover, tpdCover, criticalIllnessCover, incomeProtectionCover } = needs
  const life = lifeCover.parts
  const tpd = tpdCover.parts
  const illness = criticalIllnessCover.parts
  const covers: Readonly<Record<NeedsCover, Working>> = {
    lifeCover: lumpSum('lifeCover', lifeCover, [
      part('funeral', life.funeral),
      part('debts', life.debts),
      part('rent', life.rent),
      part('living', life.living),
      part('children', life.children),
    ]),
    tpdCover: lumpSum('tpdCover', tpdCover, [
      part('homeAlteration', tpd.homeAlteration),
      part('medical', tpd.medical),
      part('debts', tpd.debts),
      part('rent', tpd.rent),
      part('living', tpd.living),
      part('children', tpd.children),
    ]),
    criticalIllnessCover: lumpSum('criticalIllnessCover', criticalIllnessCover, [
      part('medical', illness.medical),
      term('debts', illness.debts, 'debtCoverage'),
      part('living', illness.living),
    ]),
    incomeProtectionCover: sum(
      'incomeProtectionCover',
      [
        term('grossMonthly', incomeProtectionCover.grossMonthly, 'incomeProtection'),
        less('existing', incomeProtectionCover.lessExisting),
      ],
      incomeProtectionCover.raw,
      'down-to-50',
      incomeProtectionCover.need,
    ),
  }
  return [...explainFactors(needs.factors), ...NEEDS_COVERS.map((cover) => covers[cover])]
}

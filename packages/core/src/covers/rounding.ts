// Binary fractions can be slightly below their decimal; the guard moves them back above it.
const guard = 1e-9

/** Rounds dollars to the nearest 1,000, half up; 0 for anything not above 0. */
export function roundCover(dollars: number): number {
  return dollars > 0 ? Math.floor(dollars / 1000 + 0.5 + guard) * 1000 : 0
}

/** Rounds dollars to the nearest 100, half up; 0 for anything not above 0. */
export function roundStandaloneTpd(dollars: number): number {
  return dollars > 0 ? Math.floor(dollars / 100 + 0.5 + guard) * 100 : 0
}

/** Rounds dollars a month down to a multiple of 50; 0 for anything not above 0. */
export function roundMonthlyBenefit(dollars: number): number {
  return dollars > 0 ? Math.floor(dollars / 50 + guard) * 50 : 0
}

/** Occupations without income protection and own occupation: students, unemployed, retired, carers. */
export const EXCLUDED_OCCUPATION_IDS: readonly number[] = [32, 34, 35, 36]

/** Highest age, in whole years, at which income protection is offered. */
export const LAST_INCOME_PROTECTION_AGE = 60

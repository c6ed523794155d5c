/** Kinds of cover as a visitor knows them. */
export const coverKinds = {
  life: 'Life cover',
  tpd: 'TPD (total and permanent disability) cover',
  criticalIllness: 'Critical illness (trauma) cover',
  incomeProtection: 'Income protection',
} as const

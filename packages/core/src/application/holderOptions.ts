/** How a person works; sent as it reads. */
export const EMPLOYMENT_STATUSES = [
  'Full-time',
  'Part-time',
  'Casual',
  'Self-employed',
  'Contractor',
  'Home duties',
  'Unemployed',
  'Student',
] as const
/** How a person works. */
export type EmploymentStatus = (typeof EMPLOYMENT_STATUSES)[number]

/** By what right a person lives in Australia. The last two refer an application and never decline it. */
export const RESIDENCIES = ['citizen', 'permanentResident', 'temporaryVisa', 'notResident'] as const
/** By what right a person lives in Australia. */
export type Residency = (typeof RESIDENCIES)[number]

/** How a person would like to be contacted. */
export const CONTACT_WAYS = ['email', 'phone', 'textMessage', 'post'] as const
/** How a person would like to be contacted. */
export type ContactWay = (typeof CONTACT_WAYS)[number]

const sydney = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' })

/** The calendar day by which ages count: `YYYY-MM-DD` in Sydney. */
export const todayInSydney = (now: Date): string => sydney.format(now)

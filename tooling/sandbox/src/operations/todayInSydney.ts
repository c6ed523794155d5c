const sydney = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' })

/** Returns the calendar day for ages: `YYYY-MM-DD` in Sydney. */
export const todayInSydney = (now: Date): string => sydney.format(now)

const sydney = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' })

/** Returns the calendar day for ages: `YYYY-MM-DD` in Sydney. */
export const todayInSydney = (now: Date): string => sydney.format(now)

const kiritimati = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' })

/** Returns the calendar day `YYYY-MM-DD` where days begin first: until then no day of a visitor's is one to come. */
export const latestDay = (now: Date): string => kiritimati.format(now)

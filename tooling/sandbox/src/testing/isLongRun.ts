/** Whether `pnpm test:long` runs, which takes all of what `npm test` takes some of. */
export const isLongRun = process.env.LONG_RUN === 'on'

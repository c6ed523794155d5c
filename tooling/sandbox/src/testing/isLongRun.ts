/** True in `pnpm test:long`, which runs all cases of tests that `npm test` samples. */
export const isLongRun = process.env.LONG_RUN === 'on'

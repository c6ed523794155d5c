/** Words for every flow whose submission may have arrived. */
export const endingCopy = {
  unreadable: (phone: string) =>
    `We received an answer that we can’t read. Call us on ${phone} before you submit again, so that it isn’t sent twice.`,
  tooMany: (minutes: number | null) =>
    minutes === null
      ? 'We’re very busy at the moment. Wait a few minutes, then submit again.'
      : `We’re very busy at the moment. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then submit again.`,
}

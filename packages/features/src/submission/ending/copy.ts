/** Words for every flow whose submission may have arrived. */
export const endingCopy = {
  unreadable: (phone: string) =>
    `We received an answer that we can’t read. Call us on ${phone} before you submit again, so that it isn’t sent twice.`,
}

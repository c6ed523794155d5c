/**
 * The retention of a submitted application: seven years, as the Corporations Act 2001 (s 286) requires of a
 * licensee's financial records. A broker whose licence requires longer sets it here.
 */
export const RETAINED_APPLICATION_DAYS = 2557

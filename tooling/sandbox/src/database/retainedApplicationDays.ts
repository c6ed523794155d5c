/**
 * How long a submitted application is retained: seven years, which is what the Corporations Act 2001 (s 286) asks of a
 * licensee's financial records. A broker whose licence asks for longer sets it here.
 */
export const RETAINED_APPLICATION_DAYS = 2557

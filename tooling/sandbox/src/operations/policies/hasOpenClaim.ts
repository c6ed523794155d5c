/**
 * Whether somebody claims on a policy. Claims are not stored yet, so nobody does: the operation that lodges them has to answer
 * this.
 */
export const hasOpenClaim = async (_policy: string): Promise<boolean> => false

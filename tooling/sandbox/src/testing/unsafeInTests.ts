/** The rules that a test's process breaks on PostgreSQL. */
export const UNSAFE_IN_TESTS =
  'controls,no-mail-server,local-sites,local-origins,no-proxies,http-issuer,test-google'

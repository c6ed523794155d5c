import { CONFIG_VARIABLES, readAppConfig } from './appConfig.ts'

/** Addresses of an app's services on this machine. */
export type ServiceAddresses = { apiUrl: string; paymentUrl: string | undefined }

/** The variables of an app whose services run elsewhere than its configuration says. */
export async function addressVariables(
  appDir: string,
  { apiUrl, paymentUrl }: ServiceAddresses,
): Promise<Readonly<Record<string, string>>> {
  const config = await readAppConfig(appDir)
  const moves = [
    [config.apiUrl, apiUrl],
    [config.paymentUrl, paymentUrl],
  ].flatMap(([from, to]) => (from && to ? [[new URL(from).origin, new URL(to).origin] as const] : []))
  const moved = (address: string) =>
    moves.reduce(
      (text, [from, to]) => (new URL(text).origin === from ? text.replace(from, to) : text),
      address,
    )
  const addresses = [
    ['apiUrl', config.apiUrl],
    ['cdnUrl', config.cdnUrl],
    ['identityUrl', config.identityUrl],
    ['googleScriptUrl', config.googleScriptUrl],
    ['paymentUrl', config.paymentUrl],
  ] as const
  return {
    ...Object.fromEntries(
      addresses.flatMap(([key, address]) => (address ? [[CONFIG_VARIABLES[key], moved(address)]] : [])),
    ),
    [CONFIG_VARIABLES.activationUrls]: config.activationUrls.map(moved).join(' '),
  }
}

export { accountAccessPages as pages } from '@coverkit/features/content/account-access'

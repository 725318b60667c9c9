import config from './playwright.config.ts'

/** The journey over three hosts once more: behind the real proxy, over https, with two servers behind it. */
export default {
  ...config,
  testMatch: 'hosts.spec.ts',
  globalSetup: './deployment.ts',
  timeout: 90_000,
  use: {
    ...config.use,
    // The CA is the proxy's own, made for this run; a test looks at who signed.
    ignoreHTTPSErrors: true,
  },
}

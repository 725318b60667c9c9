import config from './playwright.config.ts'

/** Runs the three-host journey against the deployment: over HTTPS, through the real proxy, with two servers. */
export default {
  ...config,
  testMatch: 'hosts.spec.ts',
  globalSetup: './deployment.ts',
  timeout: 90_000,
  use: {
    ...config.use,
    // The proxy creates its own CA for this run; a test verifies the issuer.
    ignoreHTTPSErrors: true,
  },
}

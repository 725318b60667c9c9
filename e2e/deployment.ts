import { startDeployment } from '@candour/deployment/start-deployment.ts'
import type { Hosted } from './hosted.ts'

/** Global setup: starts the whole deployment and passes it to the tests in `HOSTED`. */
export default async function start(): Promise<() => Promise<void>> {
  const { origins, superadmin, owner, mails, stop } = await startDeployment()
  const hosted: Hosted = { origin: origins.dashboard, origins, superadmin, owner, mails }
  process.env.HOSTED = JSON.stringify(hosted)
  return stop
}

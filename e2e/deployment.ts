import { startDeployment } from '@candour/deployment/start-deployment.ts'
import type { Hosted } from './hosted.ts'

/** Starts the whole deployment; the tests find it in the environment. */
export default async function start(): Promise<() => Promise<void>> {
  const { origins, superadmin, owner, mails, stop } = await startDeployment()
  const hosted: Hosted = { origin: origins.dashboard, origins, superadmin, owner, mails }
  process.env.HOSTED = JSON.stringify(hosted)
  return stop
}

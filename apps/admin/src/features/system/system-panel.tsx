import { queryFor } from '@candour/api-client/query.ts'
import { QueryFailed } from '@candour/console/query-failed.tsx'
import { getSystem } from '@candour/schemas/system.ts'
import { Button } from '@candour/ui/button.tsx'
import { PageLoading } from '@candour/ui/page-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { CheckList } from '#features/system/check-list.tsx'
import { Configuration } from '#features/system/configuration.tsx'
import { Backups, Jobs, Processes, Queues, Storage } from '#features/system/figures.tsx'
import { ReleaseNotes } from '#features/system/release-notes.tsx'
import { SettingsCard } from '#features/system/settings-card.tsx'
import { TestMailCard } from '#features/system/test-mail-card.tsx'

/** Whether the installation is as it should be, and what to do where it is not. */
export function SystemPanel({ email }: { email: string }) {
  const system = useQuery(queryFor(getSystem, {}))
  const report = system.data
  return (
    <section aria-labelledby="system" aria-busy={system.isFetching}>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-3 sm:mb-6">
        <div>
          <h2 id="system" className="font-semibold text-ink text-lg sm:text-xl">
            System
          </h2>
          <p className="mt-1 text-ink-muted text-sm">
            {report ? `Version ${report.version}. ` : ''}
            <code>pnpm run doctor</code> prints the same on the server.
          </p>
        </div>
        {report && (
          <Button
            variant="secondary"
            size="sm"
            icon={<RotateCw className="size-4" />}
            busy={system.isFetching}
            onClick={() => system.refetch()}
          >
            Check again
          </Button>
        )}
      </div>
      <QueryFailed query={system} title="Failed to check the system" />
      {system.isPending && <PageLoading>Checking…</PageLoading>}
      {report && (
        <div className="grid gap-4 sm:gap-6">
          <CheckList checks={report.checks} />
          <SettingsCard />
          <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
            <div className="grid min-w-0 gap-4 sm:gap-6">
              <TestMailCard email={email} />
              <Backups backups={report.backups} />
              <Storage storage={report.storage} />
              <Processes processes={report.processes} />
            </div>
            <div className="grid min-w-0 gap-4 sm:gap-6">
              <Queues queues={report.queues} />
              <Jobs jobs={report.jobs} />
            </div>
          </div>
          <ReleaseNotes version={report.version} notes={report.notes} />
          <Configuration configuration={report.configuration} />
        </div>
      )}
    </section>
  )
}

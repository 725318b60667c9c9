import { adminPaths } from '@candour/schemas/paths.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { ImportRun } from '#features/company-imports/import-run.tsx'
import { NewImport } from '#features/company-imports/new-import.tsx'

/** Imports companies from a CSV file; the address has the id of an import that was started. */
export function ImportPanel() {
  const [params, setParams] = useSearchParams()
  // For the file of the refused rows. Not kept in the browser: it has addresses of people.
  const [csv, setCsv] = useState<string>()
  const id = params.get('id')
  return (
    <section aria-labelledby="import" className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <Link to={adminPaths.admin} className="text-accent-text text-sm hover:underline">
          Companies
        </Link>
        <h2 id="import" className="mt-1 font-semibold text-ink text-lg sm:text-xl">
          Import companies
        </h2>
      </div>
      {id ? (
        <ImportRun
          key={id}
          id={id}
          csv={csv}
          onAgain={() => {
            setCsv(undefined)
            setParams({})
          }}
        />
      ) : (
        <NewImport
          onStarted={(id, csv) => {
            setCsv(csv)
            setParams({ id })
          }}
        />
      )}
    </section>
  )
}

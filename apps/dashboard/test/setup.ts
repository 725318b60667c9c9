import * as screens from '@candour/texts/en/screens.ts'
import * as start from '@candour/texts/en/start.ts'
import { beforeEach, vi } from 'vitest'
// The frame loads it lazily; on a busy machine, that would finish in the middle of a test.
import '#features/accounts/invitations/invitations.tsx'
import { setTexts } from '#shared/texts.ts'
import { FakeEventSource } from '#test/event-source.ts'

setTexts({ ...start, ...screens })

beforeEach(() => {
  FakeEventSource.streams = []
  vi.stubGlobal('EventSource', FakeEventSource)
})

import { beforeEach, vi } from 'vitest'
import { FakeEventSource } from '#test/event-source.ts'

beforeEach(() => {
  FakeEventSource.streams = []
  vi.stubGlobal('EventSource', FakeEventSource)
})

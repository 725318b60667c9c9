import { parse } from 'yaml'
import { interpolate } from '#interpolate.ts'
import { readText } from '#repository.ts'

export interface Service {
  image: string
  build?: object
  profiles?: string[]
  command?: string[]
  environment?: Record<string, string | number>
  ports?: string[]
  networks?: string[] | Record<string, { ipv4_address: string }>
  volumes?: string[]
  depends_on?: Record<string, { condition: string; required?: boolean }>
  healthcheck?: { test?: string[]; disable?: boolean }
  restart?: string
  stop_grace_period?: string
  read_only?: boolean
  tmpfs?: string[]
  cap_drop?: string[]
  security_opt?: string[]
  deploy?: { replicas?: string; resources?: { limits?: { cpus?: string; memory?: string; pids?: number } } }
}

export interface Compose {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } } | null>
}

/** Returns docker-compose.yml as Docker Compose would interpret it with these settings. */
export function readCompose(env: Record<string, string>): Compose {
  return interpolated(parse(readText('docker-compose.yml'), { merge: true }))

  function interpolated<T>(node: T): T
  function interpolated(node: unknown): unknown {
    if (typeof node === 'string') return interpolate(node, env)
    if (Array.isArray(node)) return node.map(interpolated)
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, interpolated(value)]))
  }
}

/** Returns the environment that Docker Compose would give a service with these settings. */
export function environmentOf(service: string, env: Record<string, string>): Record<string, string> {
  const { environment = {} } = readCompose(env).services[service] ?? {}
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)]))
}

import { exampleOf, type Operation, type Resolve } from '#modules/api-docs/operations.ts'

/** Bodies of operations with rules that the document does not express. The device is that of RFC 8291, section 5. */
const bodies: Record<string, unknown> = {
  addDevice: {
    endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  },
  confirmChannel: { digits: '1234' },
  confirmCode: {
    code: 'ABCD2345',
    at: '2026-01-01T12:00:00Z',
    submissionId: '01890a5d-ac96-774b-bcce-b302099a8057',
  },
  createChannel: { kind: 'slack', name: 'Reviews', url: 'https://hooks.slack.com/services/T0/B0/x' },
  updateSignIn: { issuer: 'https://login.example.com', clientId: 'candour', clientSecret: 'secret' },
}

/** Returns the same request in each language, to be copied: with what the operation requires. */
export function requestsOf(operation: Operation, origin: string, resolve: Resolve) {
  const { method, auth, body, parameters } = operation
  const example = ({ name, schema }: (typeof parameters)[number]) =>
    String(exampleOf(schema, resolve, false, name))
  const required = parameters.filter((parameter) => parameter.required)
  const path = required
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, one) => text.replace(`{${one.name}}`, encodeURIComponent(example(one))), operation.path)
  const query = new URLSearchParams()
  for (const one of required) if (one.in === 'query') query.append(one.name, example(one))
  const request: Request = {
    method,
    url: `${origin}${path}${query.size > 0 ? `?${query}` : ''}`,
    secret: secrets[auth],
    type: body?.type,
    body: body && textOf(bodies[operation.id] ?? exampleOf(body.schema, resolve, false)),
    streamed: operation.success.type === 'text/event-stream',
  }
  return { curl: curl(request), 'Node.js': node(request), Python: python(request) }
}

interface Request {
  method: string
  url: string
  secret: { header: string; before: string; variable: string } | undefined
  type: string | undefined
  body: string | undefined
  streamed: boolean
}

const secrets: Record<Operation['auth'], Request['secret']> = {
  none: undefined,
  cookie: { header: 'Cookie', before: 'candour=', variable: 'CANDOUR_SESSION' },
  key: { header: 'Authorization', before: 'Bearer ', variable: 'CANDOUR_KEY' },
}

const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body, null, 2))

function curl({ method, url, secret, type, body, streamed }: Request): string {
  return [
    `curl${streamed ? ' -N' : ''}${method === 'GET' || (method === 'POST' && body) ? '' : ` -X ${method}`} '${url}'`,
    secret && `-H "${secret.header}: ${secret.before}$${secret.variable}"`,
    type && `-H 'Content-Type: ${type}'`,
    body && `--data '${body.replaceAll("'", "'\\''")}'`,
  ]
    .filter(Boolean)
    .join(' \\\n  ')
}

function node({ method, url, secret, type, body, streamed }: Request): string {
  const headers = [
    secret && `${secret.header}: \`${secret.before}\${env.${secret.variable}}\`,`,
    type && `'Content-Type': '${type}',`,
  ].filter(Boolean)
  const options = [
    method !== 'GET' && `  method: '${method}',`,
    headers.length > 0 && `  headers: {\n${headers.map((line) => `    ${line}\n`).join('')}  },`,
    body && `  body: ${type === 'application/json' ? `JSON.stringify(${indented(body)})` : `\`${body}\``},`,
  ].filter(Boolean)
  return [
    ...(secret ? ["import { env } from 'node:process'", ''] : []),
    `const response = await fetch('${url}'${options.length > 0 ? `, {\n${options.join('\n')}\n}` : ''})`,
    ...(streamed
      ? ['for await (const text of response.body.pipeThrough(new TextDecoderStream())) console.log(text)']
      : ['console.log(response.status, await response.text())']),
  ].join('\n')
}

const indented = (body: string) => body.replaceAll('\n', '\n  ')

function python({ method, url, secret, type, body, streamed }: Request): string {
  const headers = [
    secret && `"${secret.header}": "${secret.before}" + os.environ["${secret.variable}"],`,
    type && `"Content-Type": "${type}",`,
  ].filter(Boolean)
  return [
    `import ${secret ? 'os, ' : ''}urllib.request`,
    '',
    'request = urllib.request.Request(',
    `    "${url}",`,
    `    method="${method}",`,
    ...(headers.length > 0 ? ['    headers={', ...headers.map((line) => `        ${line}`), '    },'] : []),
    ...(body ? [`    data=r"""${body}""".encode(),`] : []),
    ')',
    'with urllib.request.urlopen(request) as response:',
    ...(streamed
      ? ['    for line in response:', '        print(line.decode(), end="")']
      : ['    print(response.status, response.read().decode())']),
  ].join('\n')
}

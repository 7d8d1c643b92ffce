import fc from 'fast-check'

// What somebody who wants to see the server fall would send, made from the OpenAPI document.

type EsquemaJson = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: EsquemaJson[]
  properties?: Record<string, EsquemaJson>
  additionalProperties?: EsquemaJson | boolean
  items?: EsquemaJson
}

const TEXTOS_RUINS = [
  ...[
    '',
    ' ',
    '\uD800',
    'a\uDC00b',
    '\u0000',
    'a\u0000',
    '\u{1F600}'.repeat(70),
    'é'.repeat(300),
    'x'.repeat(25_000),
  ],
  ...['-1', '0', '1.5', '1e308', 'NaN', 'Infinity', '99999999999999999999', '2147483648', '9007199254740991'],
  ...['__proto__', 'constructor', 'null', 'undefined', '[object Object]', '%', '_', '\\', "'", '";--', '<b>'],
  ...[
    '0000-00-00',
    '2026-02-30',
    '9999-12-31',
    '0001-01-01',
    '1900-01-01',
    '+10000-01-01',
    '..',
    '/etc/passwd',
  ],
  ...[
    '\r\n',
    '\u2028',
    '\u202E',
    'ﷺ'.repeat(20),
    '((((((((((',
    '1..2',
    '2026-01-01..2025-01-01',
    ':*',
    '&|!',
    'a:* & b',
  ],
]
const OUTROS_RUINS: unknown[] = [
  ...[null, true, false, 0, -1, 1.5, -0, 2 ** 31, 2 ** 53, 1e308, -1e308, 5e-324],
  ...[[], {}, [null], [[]], [{}], { a: 1 }, { length: 3 }, { toString: 1, valueOf: 1 }],
]
const TEXTOS_BONS = [
  ...['1', '2', '15', 'a', 'óleo', 'Ana Silva', 'ana@exemplo.com.br', '(11) 987654321', '52998224725', 'SAC'],
  ...[
    '2026-01-15',
    '2026-11-15',
    '2026-01-01..2026-02-01',
    '3550308',
    'true',
    'DEVOLUCAO',
    'Texto um pouco mais longo.',
  ],
]

const textoRuim = fc.constantFrom(...TEXTOS_RUINS)
const qualquerRuim: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: textoRuim },
  { weight: 2, arbitrary: fc.constantFrom(...OUTROS_RUINS) },
)
const idPossivel = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(2 ** 31, 2 ** 53 - 1))

/** Something of the schema's shape, with something wrong somewhere more often than not. */
export function hostil(esquema: EsquemaJson): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: daForma(esquema) }, { weight: 1, arbitrary: qualquerRuim })
}

function daForma(esquema: EsquemaJson): fc.Arbitrary<unknown> {
  if (esquema.enum) return fc.constantFrom(...esquema.enum)
  if (esquema.const !== undefined) return fc.constant(esquema.const)
  if (esquema.anyOf) return fc.oneof(...esquema.anyOf.map(hostil))
  switch (esquema.type) {
    case 'object':
      return objeto(esquema)
    case 'array':
      return fc.oneof(
        { weight: 9, arbitrary: fc.array(hostil(esquema.items ?? {}), { maxLength: 4 }) },
        { weight: 1, arbitrary: fc.constantFrom(Array(600).fill(1), Array(600).fill({})) },
      )
    case 'string':
      return fc.oneof(fc.constantFrom(...TEXTOS_BONS), textoRuim)
    case 'number':
    case 'integer':
      return fc.oneof({ weight: 3, arbitrary: idPossivel }, { weight: 1, arbitrary: qualquerRuim })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.oneof(fc.constantFrom(...TEXTOS_BONS), idPossivel, qualquerRuim)
  }
}

function objeto({ properties = {}, additionalProperties }: EsquemaJson): fc.Arbitrary<unknown> {
  const campos = Object.entries(properties).map(([nome, campo]) => [nome, hostil(campo)] as const)
  const extra = typeof additionalProperties === 'object' ? hostil(additionalProperties) : qualquerRuim
  return fc
    .tuple(
      fc.record(Object.fromEntries(campos), { requiredKeys: [] }),
      fc.dictionary(fc.constantFrom(...TEXTOS_RUINS, 'PERIODO', 'CLIENTE_ID'), extra, { maxKeys: 1 }),
    )
    .map(([conhecidos, outros]) => ({ ...conhecidos, ...outros }))
}

/** Names with brackets, as forms and addresses write what is nested. */
export function achatar(valor: unknown, nome = ''): [string, string][] {
  if (typeof valor !== 'object' || valor === null) return [[nome, String(valor)]]
  return Object.entries(valor).flatMap(([chave, parte]) => achatar(parte, nome ? `${nome}[${chave}]` : chave))
}

/** Half a pair cannot be written in an address: its bytes can. */
export const codificar = (texto: string): string =>
  texto.isWellFormed() ? encodeURIComponent(texto) : '%ED%A0%80'

const FRONTEIRA = 'x'
const multipart = (corpo: unknown): string =>
  `${achatar(corpo)
    .map(
      ([nome, valor]) =>
        `--${FRONTEIRA}\r\ncontent-disposition: form-data; name="${nome}"\r\n\r\n${valor}\r\n`,
    )
    .join('')}--${FRONTEIRA}--\r\n`

const formulario = (corpo: unknown): string =>
  achatar(corpo)
    .map(([nome, valor]) => `${codificar(nome)}=${codificar(valor)}`)
    .join('&')

/** The body in every way that a body can be written, and in some that it cannot. */
export function escrito(corpo: fc.Arbitrary<unknown>): fc.Arbitrary<{ tipo: string; payload: string }> {
  const formas: [string, (valor: unknown) => string][] = [
    ['application/json', (valor) => JSON.stringify(valor) ?? 'null'],
    ['application/json', (valor) => (JSON.stringify(valor) ?? '').slice(0, -1)],
    ['application/json; charset=utf-16', (valor) => JSON.stringify(valor) ?? ''],
    ['application/x-www-form-urlencoded', formulario],
    [`multipart/form-data; boundary=${FRONTEIRA}`, multipart],
    [`multipart/form-data; boundary=${FRONTEIRA}`, (valor) => multipart(valor).slice(0, -9)],
    ['multipart/form-data', multipart],
    ['text/plain', (valor) => JSON.stringify(valor) ?? ''],
    ['', (valor) => JSON.stringify(valor) ?? ''],
  ]
  const escolha = fc.oneof(
    { weight: 6, arbitrary: fc.constant(formas[0]) },
    { weight: 4, arbitrary: fc.constantFrom(...formas) },
  )
  return fc.tuple(corpo, escolha).map(([valor, forma]) => {
    const [tipo = '', escrever = String] = forma ?? []
    return { tipo, payload: escrever(valor) }
  })
}

const CABECALHOS: Record<string, readonly string[]> = {
  'idempotency-key': ['k', 'x'.repeat(101), 'com espaço', 'é', ''],
  accept: ['text/html', '*/*', 'x'.repeat(2000)],
  'user-agent': ['', 'x'.repeat(5000), '\'";<script>'],
  'x-forwarded-for': ['::ffff:1.2.3.4, ::1', 'lixo', '999.999.999.999'],
  'x-aplicacao': ['', 'OUTRA'],
  host: ['', 'a b', 'x'.repeat(300)],
  range: ['bytes=0-', 'bytes=9-1', 'lixo'],
  'if-none-match': ['*', 'lixo'],
  'accept-encoding': ['gzip', 'br;q=0', 'x'],
}

export const cabecalhosEstranhos: fc.Arbitrary<Record<string, string>> = fc
  .constantFrom(...Object.entries(CABECALHOS))
  .chain(([nome, valores]) => fc.constantFrom(...valores).map((valor) => ({ [nome]: valor })))

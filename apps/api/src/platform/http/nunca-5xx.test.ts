import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { achatar, cabecalhosEstranhos, codificar, escrito, hostil } from '../../../test/entrada-hostil.ts'
import { listarRotas } from '../../rotas.ts'
import { montarOpenApi } from './openapi.ts'

type Esquema = Parameters<typeof hostil>[0]
type Operacao = {
  parameters: { name: string; in: string; schema: Esquema }[]
  requestBody?: { content: Record<string, { schema: Esquema }> }
}

// Fixed, so that what failed once fails again; change it to look elsewhere.
const SEMENTE = 20261115
const VEZES_POR_CHAMADA = 10
const QUEM: readonly TipoDeUsuario[] = ['ADMIN', 'OPERADOR', 'REPRESENTANTE', 'CONSUMIDOR_FINAL']

const { paths } = montarOpenApi(
  listarRotas(() => ''),
  { titulo: '', versao: '', raiz: '' },
) as {
  paths: Record<string, Record<string, Operacao>>
}
// Those that end sessions come last: after them the others would only be answered 401.
const encerra = (caminho: string) => /sair$|sessoes|senha/.test(caminho)
const chamadas = Object.entries(paths)
  .flatMap(([caminho, metodos]) =>
    Object.entries(metodos).map(([metodo, operacao]) => ({
      metodo: metodo.toUpperCase(),
      caminho,
      operacao,
    })),
  )
  .sort((a, b) => Number(encerra(a.caminho)) - Number(encerra(b.caminho)))

const emTexto = (valor: unknown) =>
  codificar(typeof valor === 'string' ? valor : (JSON.stringify(valor) ?? ''))

describe('SEG-04 nunca 5xx', () => {
  const linhasDeLog: string[] = []
  let teste: AppDeTeste
  let vez = 0
  const tokens = new Map<TipoDeUsuario, string>()
  beforeAll(async () => {
    teste = await criarAppDeTeste({ linhasDeLog })
    for (const tipo of QUEM) tokens.set(tipo, await teste.tokenDe(tipo))
  })
  afterAll(() => teste.fechar())

  const pedidoDe = ({ metodo, caminho, operacao }: (typeof chamadas)[number]) => {
    const doLugar = (lugar: string) =>
      fc.record(
        Object.fromEntries(
          operacao.parameters
            .filter((parametro) => parametro.in === lugar)
            .map(({ name, schema }) => [name.replace('[]', ''), hostil(schema)]),
        ),
        lugar === 'path' ? {} : { requiredKeys: [] },
      )
    const esquemaDoCorpo = operacao.requestBody?.content['application/json']?.schema
    return fc
      .record({
        params: doLugar('path'),
        query: fc.oneof(
          { weight: 9, arbitrary: doLugar('query') },
          { weight: 1, arbitrary: hostil({ type: 'object' }) },
        ),
        corpo: metodo === 'GET' ? fc.constant(null) : escrito(hostil(esquemaDoCorpo ?? {})),
        quem: fc.constantFrom(...QUEM),
        cabecalhos: fc.option(cabecalhosEstranhos, { freq: 3, nil: {} }),
      })
      .map(({ params, query, corpo, quem, cabecalhos }) => {
        const url = caminho.replace(/\{(\w+)\}/g, (_, nome) =>
          emTexto((params as Record<string, unknown>)[nome]),
        )
        const busca = achatar(query).map(([nome, valor]) => `${codificar(nome)}=${codificar(valor)}`)
        // Longer than this Node refuses by itself, on a real socket.
        return {
          method: metodo as 'GET',
          url: `/api/aurora${url}?${busca.join('&')}`.slice(0, 15_000),
          quem,
          headers: { ...(corpo?.tipo && { 'content-type': corpo.tipo }), ...cabecalhos },
          ...(corpo && { payload: corpo.payload }),
        }
      })
  }

  const pedir = async ({ quem, ...pedido }: InjectOptions & { quem: TipoDeUsuario }) => {
    linhasDeLog.length = 0
    vez++
    const { statusCode } = await teste.app.inject({
      ...pedido,
      headers: { authorization: `Bearer ${tokens.get(quem)}`, ...pedido.headers },
      // Another address each time: the limit of requests would answer in the route's place.
      remoteAddress: `10.${vez >> 16}.${(vez >> 8) & 255}.${vez & 255}`,
    })
    const causa = statusCode >= 500 ? linhasDeLog.find((linha) => linha.includes('falha inesperada')) : ''
    expect({ statusCode, causa }).toEqual({ statusCode: Math.min(statusCode, 499), causa: '' })
  }

  it.each(chamadas)('SEG-04 $metodo $caminho', async (chamada) => {
    await fc.assert(fc.asyncProperty(pedidoDe(chamada), pedir), {
      seed: SEMENTE,
      numRuns: VEZES_POR_CHAMADA,
      // On a machine with others at work it tries less, it does not fail.
      interruptAfterTimeLimit: 5000,
    })
  })
})

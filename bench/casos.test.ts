import { CONTAS_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../apps/api/test/app-de-teste.ts'
import { encherDeAprovacoes, encherDeOrcamentos, encherDePedidos } from '../apps/api/test/muitas-vendas.ts'
import { encherDeConversas, encherDeTickets } from '../apps/api/test/muitos-tickets.ts'
import { receberEmail } from '../apps/api/test/receber-email.ts'
import { type Caso, CONTAS, casosDe, MAIS_TARDE_MS, SESSAO } from './casos.ts'
import { lerDados } from './dados-medidos.ts'
import { type Gravador, ligarGravador } from './gravador.ts'
import { mensagemMedida } from './mensagens-recebidas.ts'
import { montarPiso, separarNumeros } from './piso.ts'

const POUCOS = 200

let teste: AppDeTeste
let gravador: Gravador
let piso: ReturnType<typeof montarPiso>
beforeAll(async () => {
  teste = await criarAppDeTeste()
  // Before anything is recorded, for what is recorded is undone.
  for (const conta of CONTAS) await teste.tokenDe(conta)
  gravador = ligarGravador()
  const { banco } = teste.negocio()
  await encherDeTickets(banco, POUCOS)
  await encherDeConversas(banco)
  await encherDePedidos(banco, POUCOS, new Date())
  await encherDeAprovacoes(banco)
  await encherDeOrcamentos(banco, POUCOS, new Date())
  const { $client } = banco
  await $client.query(
    `update ticket set operador_id = (select id from colaborador where cpf = $1) where finalizado_em is null and arquivado_em is null`,
    [CONTAS_DEMO.find(({ tipo }) => tipo === 'OPERADOR')?.cpf],
  )
  await separarNumeros({ query: (sql) => $client.query(sql) })
  piso = montarPiso($client.options.connectionString ?? '')
})
afterAll(async () => {
  gravador.desligar()
  await piso.parar()
  await teste.fechar()
})

let chamadas = 0
async function pedir({
  conta,
  caminho,
  busca = {},
  corpo,
  metodo = 'POST',
  esquecido,
}: Caso): Promise<string> {
  if (esquecido) teste.adiantar(MAIS_TARDE_MS)
  const { statusCode, body } = await teste.app.inject({
    method: corpo ? metodo : 'GET',
    url: `/api/aurora${caminho}?${new URLSearchParams(busca)}`,
    headers: { 'x-aplicacao': 'SAC', authorization: `Bearer ${await teste.tokenDe(conta)}` },
    ...(corpo && { payload: corpo(chamadas++) as object }),
  })
  return statusCode === 200 ? body : `${statusCode} ${body}`
}

async function ler(sql: string): Promise<string> {
  const { rows } = await teste.negocio().banco.$client.query({ text: sql, rowMode: 'array' })
  return String(rows[0]?.[0])
}

it('cada caso do benchmark é respondido pelo portal e, com os mesmos comandos, pelo piso', async () => {
  const casos = [SESSAO, ...casosDe(await lerDados(ler, pedir))]
  expect(casos.length).toBeGreaterThan(120)
  for (const [numero, caso] of casos.entries()) {
    const qual = `${caso.nome} (${caso.conta})`
    // What the second asks is measured: the first one may be of a server that knows nothing yet.
    for (const _ of ['primeira', 'segunda']) {
      gravador.gravar()
      expect(await pedir(caso), `portal: ${qual}`).toMatch(/^[[{]/)
      piso.caso(numero, gravador.gravados(), caso.corpo !== undefined)
    }
    const { statusCode, body } = await piso.app.inject(`/caso/${numero}`)
    expect(statusCode, `piso: ${qual}: ${body.slice(0, 300)}`).toBe(200)
  }
})

it('a mensagem que o benchmark põe na caixa vira um ticket', async () => {
  const { estado, ticketId } = await receberEmail(teste, mensagemMedida(1))
  expect(estado).toBe('NO_TICKET')
  expect(ticketId).toBeGreaterThan(0)
})

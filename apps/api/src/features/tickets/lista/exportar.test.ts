import { exportarTickets } from '@balcao/dominio/tickets/lista/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { and, eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeTickets } from '../../../../test/cenario-de-tickets.ts'
import { historico } from '../../../platform/banco/tabelas.ts'
import { permissao } from '../../acesso/tabelas.ts'

let app: AppDeTeste
let cenario: ReturnType<typeof cenarioDeTickets>
const ASSUNTO = '=Exportação; com "tudo"'
const abertos: { id: number; protocolo: string }[] = []

beforeAll(async () => {
  app = await criarAppDeTeste()
  cenario = cenarioDeTickets(app)
  for (let i = 0; i < 3; i++)
    abertos.push(await cenario.abrir({ tipo: 'SEGUNDA_VIA', criador: 'ADMIN', assunto: ASSUNTO }))
  abertos.push(
    await cenario.abrir({
      tipo: 'PRORROGACAO_BOLETO',
      etapa: 'Confirmação do atraso',
      criador: 'ADMIN',
      assunto: ASSUNTO,
    }),
  )
})
afterAll(() => app.fechar())
afterEach(() => app.negocio().banco.delete(permissao))

const exportar = async (tipo: Parameters<AppDeTeste['tokenDe']>[0], query: object, ip?: string) =>
  app.chamar(exportarTickets, {
    token: await app.tokenDe(tipo),
    query: { termo: 'Exportação', ...query },
    ...(ip && { ip }),
  })

it('TIC-01 CSV of the filtered list, in its order, with how many rows follow', async () => {
  const { status, bruta, headers } = await exportar('ADMIN', { formato: 'csv', orderBy: 'id' })
  expect(status).toBe(200)
  expect(headers['x-total-de-linhas']).toBe('4')
  expect(headers['content-disposition']).toMatch(/attachment; filename="tickets-\d{4}-\d\d-\d\d\.csv"/)
  const [cabecalho, ...linhas] = bruta.body.replace('\uFEFF', '').trimEnd().split('\r\n')
  expect(cabecalho).toContain('Protocolo;Número;Status')
  expect(linhas.map((linha) => linha.split(';')[0])).toEqual(
    abertos.map(({ protocolo }) => formatarProtocolo(protocolo)),
  )
})

it('TIC-01 a subject that looks like a formula stays text', async () => {
  const { bruta } = await exportar('ADMIN', { formato: 'csv' })
  expect(bruta.body).not.toMatch(/(^|;)"?=Exporta/m)
})

it('TIC-01 XLSX holds the same tickets', async () => {
  const { bruta } = await exportar('ADMIN', { formato: 'xlsx' })
  const folha = strFromU8(unzipSync(bruta.rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  for (const { protocolo } of abertos) expect(folha).toContain(formatarProtocolo(protocolo))
  expect(folha.match(/<row /g)).toHaveLength(5)
})

it('TIC-01 nobody exports what they do not see', async () => {
  const { headers, bruta } = await exportar('OPERADOR', { formato: 'csv' })
  expect(headers['x-total-de-linhas']).toBe('3')
  expect(bruta.body).not.toContain('Prorrogação')
})

it('TIC-01 nobody exports what they do not see by its number', async () => {
  const ids = abertos.map(({ id }) => id)
  const { headers, bruta } = await exportar('OPERADOR', { formato: 'csv', ids })
  expect(headers['x-total-de-linhas']).toBe('3')
  expect(bruta.body).not.toContain('Prorrogação')
})

it('TIC-01 who exported what is on record', async () => {
  await exportar('GERENTE', { formato: 'csv', prazo: 'ATRASADO' })
  const entradas = await app
    .negocio()
    .banco.select()
    .from(historico)
    .where(
      and(eq(historico.acao, 'EXPORTAR'), eq(historico.colaboradorId, await cenario.idDaConta('GERENTE'))),
    )
  expect(entradas).toMatchObject([{ dados: { formato: 'csv', total: 0, filtro: { prazo: 'ATRASADO' } } }])
})

it('PER-01 401, 403 and 422', async () => {
  expect((await app.chamar(exportarTickets, { query: { formato: 'csv' }, ip: '10.0.0.2' })).status).toBe(401)
  expect((await exportar('CONSUMIDOR_FINAL', { formato: 'csv' }, '10.0.0.3')).status).toBe(403)
  expect((await exportar('ADMIN', { formato: 'pdf' }, '10.0.0.4')).erro.campos).toHaveProperty('formato')
})

it('TIC-01 who may export but not see inside gets no operators', async () => {
  const { banco } = app.negocio()
  await banco
    .insert(permissao)
    .values({ tipo: 'CONSUMIDOR_FINAL', acao: 'TICKET_EXPORTAR', autorizado: true })
  const { bruta } = await exportar('CONSUMIDOR_FINAL', { formato: 'csv' }, '10.0.0.5')
  expect(bruta.body).toContain('Setor')
  expect(bruta.body).not.toContain('Operador')
})

import { listarClientes } from '@balcao/dominio/clientes/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'zod/mini'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { encherDeClientes } from '../../../test/muitos-clientes.ts'
import { planosDe, sessaoDaConta } from '../../../test/planos-das-consultas.ts'
import type { Sessao } from '../../sessao.ts'
import { diaDaLista } from './dia-da-lista.ts'
import { paginaDeClientes } from './queries-lista.ts'

const QUANTOS = 20_000
const TIPOS = ['ADMIN', 'OPERADOR', 'REPRESENTANTE'] as const satisfies TipoDeUsuario[]

let app: AppDeTeste
let sessoes: Map<TipoDeUsuario, Sessao>
beforeAll(async () => {
  app = await criarAppDeTeste()
  const { banco } = app.negocio()
  await encherDeClientes(banco, QUANTOS)
  await banco.execute(sql`
    insert into titulo (cliente_id, filial_id, numero, parcela, grupo, forma_cobranca_id, data_emissao, data_vencimento,
      vencimento_original, valor)
    select id, 1, 'g' || id, 1, '1', 1, '2026-01-01', '2026-12-01', '2026-12-01', 10 from cliente where id % 3 = 0`)
  await banco.execute(sql`vacuum analyze cliente, cliente_filial, titulo`)
  sessoes = new Map(
    await Promise.all(TIPOS.map(async (tipo) => [tipo, await sessaoDaConta(app, tipo)] as const)),
  )
})
afterAll(() => app.fechar())

it.each<[(typeof TIPOS)[number], Record<string, unknown>]>([
  ['ADMIN', {}],
  ['ADMIN', { orderBy: 'razSoc', page: 30 }],
  ['ADMIN', { orderBy: 'dtUltComp' }],
  ['ADMIN', { orderBy: 'dtCad' }],
  ['ADMIN', { situacao: ['ATIVO'] }],
  ['ADMIN', { legenda: ['$'] }],
  ['ADMIN', { filial: [2] }],
  ['ADMIN', { ibge: '5002704' }],
  ['ADMIN', { atividade: 'Nenhuma assim' }],
  ['ADMIN', { diasSemCompra: 3000 }],
  ['OPERADOR', {}],
  ['OPERADOR', { legenda: ['$'] }],
  ['REPRESENTANTE', {}],
  ['REPRESENTANTE', { situacao: ['ATIVO'] }],
])(
  'VEN-01 com muitos clientes a página e a contagem são um passeio pelo índice: %s, %j',
  async (tipo, filtro) => {
    const consulta = parse(listarClientes.query, filtro)
    const dia = diaDaLista(app.negocio(), app.agora())
    const planos = await planosDe(app, (banco) =>
      paginaDeClientes(banco, sessoes.get(tipo) as Sessao, consulta, dia),
    )
    const texto = planos.join('\n')
    expect(texto).not.toMatch(/Seq Scan on (cliente|cliente_filial|titulo)\b/)
    const lidas = [...texto.matchAll(/Scan[^\n]* on cliente \(actual rows=(\d+)/g)].map(([, n]) => Number(n))
    expect(Math.max(...lidas), texto).toBeLessThanOrEqual(QUANTOS / 5)
  },
)

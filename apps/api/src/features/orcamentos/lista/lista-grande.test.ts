import type { OrdenacaoDeOrcamentos } from '@balcao/dominio/orcamentos/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { encherDeOrcamentos } from '../../../../test/muitas-vendas.ts'
import { planosDe, sessaoDaConta } from '../../../../test/planos-das-consultas.ts'
import type { Sessao } from '../../../sessao.ts'
import { clientesComTermo } from '../../clientes/queries-termo.ts'
import { type FiltroDeOrcamentos, orcamentosPeloTermo, paginaDeOrcamentos } from '../nucleo/queries-lista.ts'
import { candidatosParados, decisoesDosClientes } from './queries-parados.ts'

const QUANTOS = 60_000
const HOJE = '2026-11-15'
const AGORA = new Date(`${HOJE}T18:00:00Z`)

let app: AppDeTeste
let sessoes: Map<TipoDeUsuario, Sessao>

beforeAll(async () => {
  app = await criarAppDeTeste()
  const { banco } = app.negocio()
  await encherDeOrcamentos(banco, QUANTOS, AGORA)
  const tipos = ['ADMIN', 'OPERADOR', 'REPRESENTANTE'] as const
  sessoes = new Map(
    await Promise.all(tipos.map(async (tipo) => [tipo, await sessaoDaConta(app, tipo)] as const)),
  )
})
afterAll(() => app.fechar())

const sessaoDe = (tipo: TipoDeUsuario) => sessoes.get(tipo) as Sessao

/** A scan of the whole table, or a sort or count over much of it, is what a list must never do. */
function exigirPlanoBom(plano: string, maximo: number): void {
  expect(plano).not.toMatch(/Seq Scan on orcamento\b/)
  const linhas = [...plano.matchAll(/Scan[^\n]* on orcamento\b[^\n]*rows=(\d+)/g)].map(([, n]) => Number(n))
  expect(linhas.length, plano).toBeGreaterThan(0)
  expect(Math.max(...linhas), plano).toBeLessThanOrEqual(maximo)
}

const CASOS: [TipoDeUsuario, FiltroDeOrcamentos, OrdenacaoDeOrcamentos][] = [
  ['ADMIN', {}, 'dtHorInc'],
  ['ADMIN', {}, 'dtVal'],
  ['ADMIN', {}, 'vlTot'],
  ['ADMIN', {}, 'id'],
  ['ADMIN', { status: ['VENCIDO'] }, 'dtHorInc'],
  ['ADMIN', { status: ['VENCIDO'] }, 'vlTot'],
  ['ADMIN', { status: ['ORCAMENTO'] }, 'dtHorInc'],
  ['ADMIN', { status: ['GANHO'] }, 'vlTot'],
  ['ADMIN', { status: ['PERDIDO'] }, 'dtHorInc'],
  ['ADMIN', { status: ['GANHO', 'VENCIDO'] }, 'dtHorInc'],
  ['ADMIN', { venceEm: 3 }, 'dtHorInc'],
  ['ADMIN', { vlMin: 970 }, 'dtHorInc'],
  ['ADMIN', { filial: [1] }, 'dtHorInc'],
  ['ADMIN', { vendedor: [1] }, 'dtHorInc'],
  ['ADMIN', { idCli: 12 }, 'dtHorInc'],
  ['ADMIN', { dtIni: '2026-11-01' }, 'vlTot'],
  ['OPERADOR', {}, 'dtHorInc'],
  ['REPRESENTANTE', {}, 'dtHorInc'],
]

it.each(CASOS)(
  'DOC-06 com muitos orçamentos a página, a contagem e a soma são lidas pelo índice: %s, %j, %s',
  async (tipo, filtro, orderBy) => {
    const pagina = { orderBy, page: 1, take: 20 }
    const planos = await planosDe(app, (banco) =>
      paginaDeOrcamentos(banco, sessaoDe(tipo), filtro, pagina, AGORA),
    )
    expect(planos.length).toBeGreaterThan(1)
    for (const plano of planos) exigirPlanoBom(plano, QUANTOS / 10)
  },
)

it('VEN-01 com muitos orçamentos os da carteira de alguém são lidos pelo índice', async () => {
  const pagina = { orderBy: 'dtHorInc', page: 1, take: 20 } as const
  const filtro = { representante: [sessaoDe('REPRESENTANTE').colaboradorId] }
  const planos = await planosDe(app, (banco) =>
    paginaDeOrcamentos(banco, sessaoDe('ADMIN'), filtro, pagina, AGORA),
  )
  for (const plano of planos) exigirPlanoBom(plano, QUANTOS / 4)
})

it.each(['XC704711', '704711', 'mercado'])(
  'VEN-01 com muitos orçamentos o termo %j é perguntado ao índice, na lista e na busca',
  async (termo) => {
    const pagina = { orderBy: 'dtHorInc', page: 1, take: 20 } as const
    const lista = await planosDe(app, (banco) =>
      paginaDeOrcamentos(banco, sessaoDe('ADMIN'), { termo }, pagina, AGORA),
    )
    const busca = await planosDe(app, (banco) =>
      orcamentosPeloTermo(banco, sessaoDe('OPERADOR'), termo, 7, () => clientesComTermo(banco, termo)),
    )
    // Which customers have the term is asked apart.
    const deOrcamentos = [...lista, ...busca].filter((plano) => / on orcamento\b/.test(plano))
    expect(deOrcamentos.length).toBeGreaterThan(1)
    for (const plano of deOrcamentos) exigirPlanoBom(plano, QUANTOS / 4)
  },
)

const PARADOS = {
  termo: '',
  idCli: undefined,
  filial: [],
  vendedor: [],
  representante: [],
  dias: { geral: 7, excecoes: new Map([[2, 15]]) },
  hoje: HOJE,
}

it.each([
  ['ADMIN', 'valorTotal', 'DESC'],
  ['ADMIN', 'movimentadoEm', 'ASC'],
  ['OPERADOR', 'valorTotal', 'DESC'],
  ['REPRESENTANTE', 'valorTotal', 'DESC'],
] as const)(
  'VEN-01 com muitos orçamentos os parados são lidos do índice dos por decidir: %s, %s %s',
  async (tipo, pelo, sentido) => {
    const [plano = ''] = await planosDe(app, (banco) =>
      candidatosParados(banco, sessaoDe(tipo), PARADOS, { pelo, sentido, quantos: 1001 }),
    )
    exigirPlanoBom(plano, QUANTOS / 10)
  },
)

it('VEN-01 com muitos orçamentos o que os clientes decidiram se pergunta uma vez só', async () => {
  const planos = await planosDe(app, (banco) => decisoesDosClientes(banco, [12, 13, 14]))
  expect(planos).toHaveLength(1)
  exigirPlanoBom(planos[0] ?? '', QUANTOS / 10)
})

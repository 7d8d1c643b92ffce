import { combina } from '@balcao/dominio/automacoes/condicoes'
import { ensaiarAutomacao } from '@balcao/dominio/automacoes/contratos'
import type { Quando } from '@balcao/dominio/automacoes/quando'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { acao, type Corpo, cenarioDeAutomacoes, NOVA } from '../../../test/cenario-de-automacoes.ts'
import { encherDeTickets } from '../../../test/muitos-tickets.ts'
import { planosDe, sessaoDaConta } from '../../../test/planos-das-consultas.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'
import { ocasioesPassadas } from './queries-ensaio.ts'
import { fatosDoTicket } from './queries-execucao.ts'
import { queCombinam } from './queries-vigia.ts'

const UM_DIA_MS = 86_400_000
const QUALQUER = { tipos: [], motivos: [], clientes: [], setores: [], filiais: [], etiquetas: [] }
const CASOS: [Quando, number | null][] = [
  ['ABERTO', null],
  ['CLIENTE_RESPONDEU', null],
  ['EQUIPE_RESPONDEU', null],
  ['MOVIDO', null],
  ['PERTO_DO_PRAZO', 120],
  ['PARADO', 2],
]

describe('MES-10 ensaio', () => {
  let teste: AppDeTeste
  let cenario: Awaited<ReturnType<typeof cenarioDeAutomacoes>>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = await cenarioDeAutomacoes(teste)
    await encher()
  })
  afterAll(() => teste.fechar())
  /** Half a year of tickets, each with what people wrote and did in it. */
  async function encher() {
    const { banco } = teste.negocio()
    await encherDeTickets(banco, 30_000)
    const entradas = (tipo: string, acao: string, minutos: number) => sql`
      insert into ticket_historico (ticket_id, tipo, acao, mensagem, criado_em, versao, colaborador_id, dados)
      select id, ${tipo}, ${acao}, 'x', aberto_em + make_interval(mins => ${minutos}::int), 1,
        case when ${acao} <> 'MENSAGEM' or id % 2 = 0 then criador_id end,
        case when ${acao} = 'MENSAGEM' and id % 2 = 1 then '{"peloLink": {}}'::jsonb end
      from ticket where assunto like 'Assunto %' and aberto_em < now() - interval '1 hour'`
    await banco.execute(entradas('PUBLICO', 'ABERTURA', 0))
    await banco.execute(entradas('PUBLICO', 'MENSAGEM', 1))
    await banco.execute(entradas('PRIVADO', 'AVANCO', 2))
    await banco.execute(sql`insert into ticket_motivo (ticket_id, nivel, motivo_id)
      select t.id, 1, m.id from (select id from ticket order by id limit 7) t,
      (select id from ticket_motivo_abertura order by id limit 1) m on conflict do nothing`)
    await banco.execute(sql`insert into ticket_etiqueta (ticket_id, etiqueta_id, posta_em)
      select t.id, e.id, now() from (select id from ticket order by id limit 5) t,
      (select id from etiqueta order by id limit 1) e on conflict do nothing`)
    await banco.execute(sql`analyze ticket_historico`)
  }
  const ensaiar = async (mudado: Partial<Corpo>, quem: 'GERENTE' | 'OPERADOR' = 'GERENTE') => {
    const { nome: _, ativa: __, ...regra } = { ...NOVA, ...mudado }
    return teste.chamar(ensaiarAutomacao, { token: await teste.tokenDe(quem), corpo: regra })
  }

  it.each(CASOS)('MES-10 %s: diz quantas vezes e em quais tickets, e não faz nada', async (quando, tempo) => {
    const { status, corpo } = await ensaiar({ quando, tempo })
    expect(status).toBe(200)
    expect(corpo.ocasioes).toBeGreaterThan(0)
    expect(corpo.primeiras.length).toBe(Math.min(20, corpo.ocasioes))
    const instantes = corpo.primeiras.map((ocasiao) => Date.parse(ocasiao.quando))
    expect(instantes).toEqual(instantes.toSorted((a, b) => b - a))
    expect(Math.max(...instantes)).toBeLessThanOrEqual(teste.agora().getTime())
    expect(Math.min(...instantes)).toBeGreaterThan(teste.agora().getTime() - 30 * UM_DIA_MS)
    expect(corpo.primeiras[0]?.faria).toEqual(['elevar à supervisão'])
    expect(await cenario.execucoes()).toEqual([])
  })

  it('MES-10 conta só o que combina', async () => {
    const { corpo: todos } = await ensaiar({})
    const [um] = todos.primeiras
    const { tipoId } = await cenario.tickets.linha(um?.idTicket ?? 0)
    const { corpo: doTipo } = await ensaiar({ se: { tipos: [tipoId] } })
    expect(doTipo.ocasioes).toBeGreaterThan(0)
    expect(doTipo.ocasioes).toBeLessThan(todos.ocasioes)
  })

  it('MES-10 401, 403 e 422', async () => {
    expect((await teste.chamar(ensaiarAutomacao, { corpo: {} })).status).toBe(401)
    expect((await ensaiar({}, 'OPERADOR')).status).toBe(403)
    const { status, erro } = await ensaiar({ entao: [acao({ tipo: 'RESPONDER' })] })
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, ['entao.0.resposta']])
  })

  it('MES-10 quem não vê tudo ensaia só no que vê', async () => {
    const { banco } = teste.negocio()
    const periodo = { desde: new Date(teste.agora().getTime() - 2 * UM_DIA_MS), ate: teste.agora() }
    const regra = { quando: 'ABERTO' as const, tempo: null, se: QUALQUER }
    const total = async (tipo: 'ADMIN' | 'OPERADOR') =>
      (await ocasioesPassadas(banco, await sessaoDaConta(teste, tipo), regra, periodo, 20)).paginator.total
    expect(await total('OPERADOR')).toBeLessThan(await total('ADMIN'))
  })

  it('MES-10 a consulta e a regra pura concordam em cada ticket', async () => {
    const { banco } = teste.negocio()
    const linhas = await banco.select().from(ticket).orderBy(ticket.id).limit(60)
    const fatos = await Promise.all(linhas.map((linha) => fatosDoTicket(banco, linha)))
    const [um] = fatos
    const comMotivo = fatos.find(({ motivos }) => motivos.length > 0)
    const comEtiqueta = fatos.find(({ etiquetas }) => etiquetas.length > 0)
    const perguntas = [
      { tipos: [um?.tipoId ?? 0] },
      { setores: [um?.setorId ?? 0], filiais: [um?.filialId ?? 0] },
      { clientes: [um?.clienteId ?? 0] },
      { motivos: [comMotivo?.motivos[0] ?? 0] },
      { etiquetas: [comEtiqueta?.etiquetas[0] ?? 0] },
    ]
    expect([linhas.length, comMotivo !== undefined, comEtiqueta !== undefined]).toEqual([60, true, true])
    for (const pergunta of perguntas) {
      const se = { ...QUALQUER, ...pergunta }
      const achados = await banco.select({ id: ticket.id }).from(ticket).where(queCombinam(banco, se))
      const ids = new Set(achados.map(({ id }) => id))
      expect(linhas.map(({ id }) => ids.has(id))).toEqual(fatos.map((um) => combina(se, um)))
    }
  })

  it('MES-10 com muitos tickets, nenhum ensaio lê a tabela inteira', async () => {
    const admin = await sessaoDaConta(teste, 'ADMIN')
    const periodo = { desde: new Date(teste.agora().getTime() - 30 * UM_DIA_MS), ate: teste.agora() }
    for (const [quando, tempo] of CASOS) {
      const regra = { quando, tempo, se: QUALQUER }
      const planos = await planosDe(teste, (db) => ocasioesPassadas(db, admin, regra, periodo, 20))
      for (const plano of planos) {
        expect(plano, quando).not.toMatch(/Seq Scan on ticket\b/)
        expect(plano, quando).not.toMatch(/Seq Scan on ticket_historico/)
      }
    }
  })
})

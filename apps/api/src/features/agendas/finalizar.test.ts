import { finalizarAgenda } from '@balcao/dominio/agendas/contratos'
import { comPrefixo } from '@balcao/dominio/parametros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeAgendas } from '../../../test/cenario-de-agendas.ts'
import { nomeDaConta } from '../../../test/nome-da-conta.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { permissao } from '../acesso/tabelas.ts'
import { atividade } from '../atividades/tabelas.ts'
import { opcoesDaLista } from '../opcoes/queries.ts'
import { parametro } from '../parametros/tabelas.ts'
import { agenda } from './tabelas.ts'

describe('POST /sac/agendas/:id/finalizar', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeAgendas>
  let motivo: { id: number; desc: string }
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeAgendas(teste)
    const [primeiro] = await opcoesDaLista(teste.negocio().banco, 'MOTIVO_FINALIZACAO_AGENDA')
    if (!primeiro) throw new Error('sem motivos')
    motivo = primeiro
  })
  afterAll(() => teste.fechar())

  const finalizar = async (id: number, corpo: object = {}, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(finalizarAgenda, {
      token: await teste.tokenDe(tipo),
      params: { id },
      corpo: { motivo_id: motivo.id, ...corpo },
    })
  const gravada = async (id: number) => {
    const [linha] = await teste.negocio().banco.select().from(agenda).where(eq(agenda.id, id))
    return linha
  }

  it('AGE-01 fica cumprida, com motivo e resultado, no histórico e no registro de atividades', async () => {
    const { banco } = teste.negocio()
    const marcada = await cenario.agendar({ horas: -1 })
    const { status, corpo } = await finalizar(marcada.id, { resultado: 'Vai repor na sexta', versao: 1 })
    expect(status).toBe(200)
    expect(corpo).toMatchObject({
      id: marcada.id,
      situacao: { chave: 'CUMPRIDA' },
      motivo_finalizacao: motivo.desc,
      resultado: 'Vai repor na sexta',
      permiteFinalizar: false,
      versao: 2,
    })
    expect(corpo.data_finalizacao).not.toBeNull()
    expect(await gravada(marcada.id)).toMatchObject({
      finalizadaPor: marcada.colaboradorId,
      atualizadoPor: marcada.colaboradorId,
    })
    const [entrada] = await banco
      .select()
      .from(historico)
      .where(and(eq(historico.entidade, 'agenda'), eq(historico.entidadeId, String(marcada.id))))
    expect(entrada).toMatchObject({ acao: 'FINALIZACAO', colaboradorId: marcada.colaboradorId })
    const [feito] = await banco
      .select()
      .from(atividade)
      .where(eq(atividade.clienteId, marcada.clienteId))
      .orderBy(desc(atividade.id))
      .limit(1)
    expect(feito).toMatchObject({
      tipo: 'AGENDA',
      referenciaId: marcada.id,
      historico: `Agenda "Retomar a reposição" finalizada (${motivo.desc}): Vai repor na sexta`,
    })
  })

  it('AGE-01 com o próximo passo: as duas coisas juntas, com o mesmo cliente, pessoa e assunto', async () => {
    const { banco } = teste.negocio()
    const marcada = await cenario.agendar({ horas: -1, colaborador: 'GERENTE', campos: { tipo: 'C' } })
    const proxima_data = new Date(teste.agora().getTime() + 86_400_000).toISOString()
    const { status, corpo } = await finalizar(marcada.id, { proxima_data }, 'SUPERVISOR')
    expect([status, corpo.proxima?.data_agendada]).toEqual([200, proxima_data])
    expect(await gravada(corpo.proxima?.id ?? 0)).toMatchObject({
      clienteId: marcada.clienteId,
      filialId: marcada.filialId,
      colaboradorId: marcada.colaboradorId,
      tipo: 'C',
      assunto: marcada.assunto,
      finalizadaEm: null,
      origem: 'GO',
    })
    const [criacao] = await banco
      .select()
      .from(historico)
      .where(and(eq(historico.entidade, 'agenda'), eq(historico.entidadeId, String(corpo.proxima?.id))))
    expect(criacao).toMatchObject({ acao: 'CRIACAO', dados: { depoisDe: marcada.id } })
  })

  it('AGE-01 um próximo passo que não serve não deixa finalizar: nada fica pela metade', async () => {
    const { id, clienteId } = await cenario.agendar()
    const antes = await teste.negocio().banco.$count(agenda, eq(agenda.clienteId, clienteId))
    const { status, erro } = await finalizar(id, { proxima_data: '2020-01-01T12:00:00Z' })
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, ['proxima_data']])
    expect((await gravada(id))?.finalizadaEm).toBeNull()
    expect(await teste.negocio().banco.$count(agenda, eq(agenda.clienteId, clienteId))).toBe(antes)
  })

  it('PAR-01 resultado e próximo passo são exigidos onde a filial diz', async () => {
    const { banco } = teste.negocio()
    const daFilial = await cenario.agendar()
    const deOutra = await cenario.agendar({ filial: 1 })
    await banco.insert(parametro).values(
      (['agendaExigeResultado', 'agendaExigeProximoPasso'] as const).map((chave) => ({
        filialId: daFilial.filialId,
        chave: comPrefixo(chave),
        valor: 'S',
      })),
    )
    await teste.negocio().renovarParametros()
    const { status, erro } = await finalizar(daFilial.id)
    expect([status, erro.campos]).toEqual([
      422,
      { resultado: 'Campo obrigatório', proxima_data: 'Campo obrigatório' },
    ])
    expect((await finalizar(deOutra.id)).status).toBe(200)
    const proxima_data = new Date(teste.agora().getTime() + 86_400_000).toISOString()
    expect((await finalizar(daFilial.id, { resultado: 'Feito', proxima_data })).status).toBe(200)
    await banco.delete(parametro)
    await teste.negocio().renovarParametros()
  })

  it('AGE-01 409 para a já finalizada, dizendo por quem e quando, mesmo a quem viu outra versão', async () => {
    const { id } = await cenario.agendar()
    await finalizar(id, {}, 'SUPERVISOR')
    const { status, erro } = await finalizar(id, { versao: 1 })
    expect([status, erro.codigo]).toEqual([409, 'AGENDA_JA_FINALIZADA'])
    expect(erro.message).toMatch(
      new RegExp(`^Esta agenda já foi finalizada por ${nomeDaConta('SUPERVISOR')} em \\d{2}/`),
    )
  })

  it('TIC-13 duas pessoas ao mesmo tempo: uma finaliza, a outra recebe 409', async () => {
    const { id, clienteId } = await cenario.agendar()
    const respostas = await Promise.all([finalizar(id), finalizar(id, {}, 'SUPERVISOR')])
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const feitas = await teste
      .negocio()
      .banco.select()
      .from(atividade)
      .where(and(eq(atividade.clienteId, clienteId), eq(atividade.referenciaId, id)))
    expect(feitas).toHaveLength(1)
  })

  it('AGE-01 409 para a de outro sistema', async () => {
    const { id } = await cenario.agendar({ campos: { origem: 'ERP' } })
    const { status, erro } = await finalizar(id)
    expect([status, erro.codigo]).toEqual([409, 'AGENDA_DO_ERP'])
    expect((await gravada(id))?.finalizadaEm).toBeNull()
  })

  it('422 sem motivo, com o de outra lista e com resultado longo demais', async () => {
    const { id } = await cenario.agendar()
    const [deOutra] = await opcoesDaLista(teste.negocio().banco, 'MOTIVO_PERDA')
    for (const corpo of [{ motivo_id: undefined }, { motivo_id: deOutra?.id }, { motivo_id: 999_999_999 }]) {
      const { status, erro } = await finalizar(id, corpo)
      expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, ['motivo_id']])
    }
    expect((await finalizar(id, { resultado: 'x'.repeat(501) })).status).toBe(422)
    expect((await gravada(id))?.finalizadaEm).toBeNull()
  })

  it('PER-07 404 para a de outra pessoa; quem vê as de todos a finaliza', async () => {
    const { id } = await cenario.agendar({ colaborador: 'GERENTE' })
    expect((await finalizar(id)).status).toBe(404)
    expect((await finalizar(id, {}, 'SUPERVISOR')).status).toBe(200)
    expect((await finalizar(999_999_999)).status).toBe(404)
  })

  it('AUT-10 401 sem sessão; PER-01 403 sem a ação', async () => {
    expect((await teste.chamar(finalizarAgenda, { params: { id: 1 }, corpo: {} })).status).toBe(401)
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'COLABORADOR', acao: 'AGENDA_FINALIZAR', autorizado: false })
    expect((await finalizar(1, {}, 'COLABORADOR')).status).toBe(403)
  })
})

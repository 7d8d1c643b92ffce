import { criarAgenda } from '@balcao/dominio/agendas/contratos'
import { formatarDataHora, hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { comPrefixo } from '@balcao/dominio/parametros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeAgendas } from '../../../test/cenario-de-agendas.ts'
import { nomeDaConta } from '../../../test/nome-da-conta.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { colaborador, permissao, permissaoDaPessoa } from '../acesso/tabelas.ts'
import { atividade } from '../atividades/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'
import { agenda } from './tabelas.ts'

const UM_DIA_MS = 86_400_000

describe('POST /sac/agendas', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeAgendas>
  let clienteId: number
  let filialId: number
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeAgendas(teste)
    filialId = await cenario.filialDoOperador(0)
    clienteId = await cenario.clienteDaFilial(filialId, false)
  })
  afterAll(() => teste.fechar())

  const daquiA = (dias: number) => new Date(teste.agora().getTime() + dias * UM_DIA_MS).toISOString()
  const criar = async (corpo: object = {}, tipo: TipoDeUsuario = 'OPERADOR', headers = {}) =>
    teste.chamar(criarAgenda, {
      token: await teste.tokenDe(tipo),
      corpo: {
        cliente_id: clienteId,
        tipo: 'A',
        assunto: 'Oferecer a linha nova',
        data_agendada: daquiA(2),
        ...corpo,
      },
      headers,
    })
  const campos = async (...pedido: Parameters<typeof criar>) => {
    const { status, erro } = await criar(...pedido)
    return [status, Object.keys(erro.campos ?? {})]
  }

  it('AGE-01 marca para si, com histórico e no registro de atividades do cliente', async () => {
    const { banco } = teste.negocio()
    const data_agendada = daquiA(2)
    const { status, corpo } = await criar({ descricao: 'Levar a tabela', data_agendada })
    expect(status).toBe(200)
    expect(corpo).toMatchObject({
      assunto: 'Oferecer a linha nova',
      descricao: 'Levar a tabela',
      data_agendada,
      tipo: 'A',
      situacao: { chave: 'PENDENTE' },
      cliente: { id: clienteId },
      colaborador: { nome: nomeDaConta('OPERADOR') },
      agenda_origem: 'GO',
      permiteFinalizar: true,
      versao: 1,
    })
    const [entrada] = await banco
      .select()
      .from(historico)
      .where(and(eq(historico.entidade, 'agenda'), eq(historico.entidadeId, String(corpo.id))))
    expect(entrada).toMatchObject({ acao: 'CRIACAO', dados: { para: data_agendada } })
    const [feito] = await banco
      .select()
      .from(atividade)
      .where(eq(atividade.clienteId, clienteId))
      .orderBy(desc(atividade.id))
      .limit(1)
    const quando = formatarDataHora(data_agendada)
    expect(feito).toMatchObject({
      tipo: 'AGENDA',
      referenciaId: corpo.id,
      historico: `Agenda "Oferecer a linha nova" marcada para ${quando}, com ${nomeDaConta('OPERADOR')}`,
    })
  })

  it('TIC-13 pedida duas vezes com a mesma chave, é uma só', async () => {
    const corpo = { assunto: 'Só uma', data_agendada: daquiA(1) }
    const chave = { 'idempotency-key': 'nova-agenda-1' }
    const [primeira, segunda] = [await criar(corpo, 'OPERADOR', chave), await criar(corpo, 'OPERADOR', chave)]
    expect(segunda.corpo.id).toBe(primeira.corpo.id)
    expect(await teste.negocio().banco.$count(agenda, eq(agenda.assunto, 'Só uma'))).toBe(1)
  })

  it('PER-07 para outra pessoa só com permissão, e só quem atende o cliente', async () => {
    const { banco } = teste.negocio()
    const operador = await cenario.idDaConta('OPERADOR')
    const representante = await cenario.idDaConta('REPRESENTANTE')
    const gerente = await cenario.idDaConta('GERENTE')
    expect((await criar({ colaborador_id: operador })).status).toBe(200)
    const { status, erro } = await criar({ colaborador_id: gerente })
    expect([status, erro.campos]).toEqual([422, { colaborador_id: 'Você só pode marcar agendas para si' }])
    const doGerente = await criar({ colaborador_id: operador, tipo: 'C' }, 'GERENTE')
    expect(doGerente.corpo).toMatchObject({ colaborador: { id: operador }, tipo: 'C' })
    const recusada = await criar({ colaborador_id: representante }, 'GERENTE')
    expect(recusada.erro.campos).toEqual({ colaborador_id: 'Esta pessoa não atende este cliente' })
    const consumidor = await cenario.idDaConta('CONSUMIDOR_FINAL')
    for (const colaborador_id of [consumidor, 999_999_999])
      expect(await campos({ colaborador_id }, 'GERENTE')).toEqual([422, ['colaborador_id']])
    await banco.update(colaborador).set({ ativo: false }).where(eq(colaborador.id, representante))
    const daCarteira = await cenario.clienteDaFilial(filialId, true)
    expect(await campos({ cliente_id: daCarteira, colaborador_id: representante }, 'GERENTE')).toEqual([
      422,
      ['colaborador_id'],
    ])
    await banco.update(colaborador).set({ ativo: true }).where(eq(colaborador.id, representante))
    const sem = { colaboradorId: operador, acao: 'AGENDA_VER', autorizado: false } as const
    await banco.insert(permissaoDaPessoa).values(sem)
    expect(await campos({ colaborador_id: operador }, 'GERENTE')).toEqual([422, ['colaborador_id']])
    await banco.delete(permissaoDaPessoa).where(eq(permissaoDaPessoa.colaboradorId, operador))
  })

  it('AGE-01 com orçamento e pedido do próprio cliente, na filial deles', async () => {
    const orcamento = await cenario.incluirOrcamento({ filial: 1 })
    const { clienteId: cliente_id, id: orcamento_id } = orcamento
    const pedido = await cenario.incluirPedido({ filial: 1, campos: { clienteId: cliente_id } })
    const { corpo } = await criar({ cliente_id, orcamento_id, pedido_id: pedido.id })
    expect(corpo).toMatchObject({
      orcamento: { id: orcamento_id },
      pedido: { id: pedido.id },
      filial: { id: orcamento.filialId },
    })
    const alheio = await cenario.incluirPedido()
    expect(await campos({ cliente_id, pedido_id: alheio.id })).toEqual([422, ['pedido_id']])
    expect(await campos({ orcamento_id })).toEqual([422, ['orcamento_id']])
  })

  it('422 no passado, além do que a filial permite, e sem o que é obrigatório', async () => {
    const chave = comPrefixo('diasMaximosRetorno')
    await teste.negocio().banco.insert(parametro).values({ filialId, chave, valor: '5' })
    await teste.negocio().renovarParametros()
    expect((await criar({ data_agendada: daquiA(-1) })).erro.campos).toEqual({
      data_agendada: 'Escolha um horário que ainda não passou',
    })
    const ultimo = somarDias(hojeEm(teste.agora()), 5)
    expect((await criar({ data_agendada: daquiA(7) })).erro.campos).toEqual({
      data_agendada: MENSAGENS.dataMaxima(ultimo),
    })
    expect((await campos({ assunto: '', data_agendada: 'amanhã', tipo: 'X' }))[0]).toBe(422)
    expect(await campos({ assunto: 'x'.repeat(121) })).toEqual([422, ['assunto']])
  })

  it('404 para o cliente que não se vê; AUT-10 401 sem sessão; PER-01 403 sem a ação', async () => {
    expect((await criar({ cliente_id: 999_999_999 })).status).toBe(404)
    expect((await criar({}, 'REPRESENTANTE')).status).toBe(404)
    expect((await teste.chamar(criarAgenda, { corpo: {} })).status).toBe(401)
    expect((await criar({}, 'CONSUMIDOR_FINAL')).status).toBe(403)
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'COLABORADOR', acao: 'AGENDA_CRIAR', autorizado: false })
    expect((await criar({}, 'COLABORADOR')).status).toBe(403)
  })
})

import { registrarAtendimento } from '@balcao/dominio/atendimentos/contratos'
import { formatarData, hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { comPrefixo } from '@balcao/dominio/parametros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeAgendas } from '../../../test/cenario-de-agendas.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { permissao } from '../acesso/tabelas.ts'
import { agenda } from '../agendas/tabelas.ts'
import { atividade } from '../atividades/tabelas.ts'
import { opcoesDaLista } from '../opcoes/queries.ts'
import { opcaoDeCadastro } from '../opcoes/tabelas.ts'
import { orcamento } from '../orcamentos/nucleo/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'
import { atendimento } from './tabelas.ts'

describe('POST /sac/atendimentos', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeAgendas>
  let clienteId: number
  let motivo: { id: number; desc: string }
  let perda: { id: number; desc: string }
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeAgendas(teste)
    clienteId = await cenario.clienteDaFilial(await cenario.filialDoOperador(0), false)
    const { banco } = teste.negocio()
    const [umMotivo] = await opcoesDaLista(banco, 'MOTIVO_ATENDIMENTO')
    const [umaPerda] = await opcoesDaLista(banco, 'MOTIVO_PERDA')
    if (!umMotivo || !umaPerda) throw new Error('sem motivos')
    motivo = umMotivo
    perda = umaPerda
  })
  afterAll(() => teste.fechar())

  const DESCRICAO = 'Quer repor as bobinas na semana que vem'
  const registrar = async (
    corpo: object = {},
    tipo: TipoDeUsuario = 'OPERADOR',
    headers: Record<string, string> = {},
  ) =>
    teste.chamar(registrarAtendimento, {
      token: await teste.tokenDe(tipo),
      corpo: { cliente_id: clienteId, motivo_id: motivo.id, descricao: DESCRICAO, ...corpo },
      headers,
    })
  const campos = async (corpo: object) => {
    const { status, erro } = await registrar(corpo)
    return [status, erro.campos]
  }
  const gravado = async (id: number) => {
    const [linha] = await teste.negocio().banco.select().from(atendimento).where(eq(atendimento.id, id))
    return linha
  }
  const ultimaAtividade = async () => {
    const [linha] = await teste
      .negocio()
      .banco.select()
      .from(atividade)
      .where(eq(atividade.clienteId, clienteId))
      .orderBy(desc(atividade.id))
      .limit(1)
    return linha
  }
  const comoEsta = async (id: number) => {
    const [linha] = await teste.negocio().banco.select().from(orcamento).where(eq(orcamento.id, id))
    if (!linha) throw new Error('sem orçamento')
    return linha
  }
  const atendimentosDo = (orcamentoId: number) =>
    teste.negocio().banco.select().from(atendimento).where(eq(atendimento.orcamentoId, orcamentoId))
  const hoje = () => hojeEm(teste.agora())
  const daquiA = (dias: number) => somarDias(hoje(), dias)

  it('CLI-08 avulso: fica registrado, no histórico e no registro de atividades', async () => {
    const { status, corpo } = await registrar()
    expect([status, corpo.message]).toEqual([200, 'Atendimento registrado.'])
    expect(await gravado(corpo.id)).toMatchObject({
      clienteId,
      motivoId: motivo.id,
      descricao: DESCRICAO,
      colaboradorId: await cenario.idDaConta('OPERADOR'),
      orcamentoId: null,
      situacaoOrcamento: null,
      dataRetorno: null,
      agendaId: null,
    })
    expect(await ultimaAtividade()).toMatchObject({
      tipo: 'ATENDIMENTO_AVULSO',
      referenciaId: null,
      historico: `${motivo.desc}: ${DESCRICAO}`,
    })
    const [entrada] = await teste
      .negocio()
      .banco.select()
      .from(historico)
      .where(and(eq(historico.entidade, 'atendimento'), eq(historico.entidadeId, String(corpo.id))))
    expect(entrada?.acao).toBe('REGISTRO')
  })

  it('CLI-08 a data de retorno vira uma agenda de quem atendeu, às 9 h', async () => {
    const data_retorno = daquiA(10)
    const { corpo } = await registrar({ data_retorno })
    expect(corpo.message).toBe(`Atendimento registrado. Retorno marcado para ${formatarData(data_retorno)}.`)
    const linha = await gravado(corpo.id)
    const { banco } = teste.negocio()
    const [marcada] = await banco
      .select()
      .from(agenda)
      .where(eq(agenda.id, linha?.agendaId ?? 0))
    expect(marcada).toMatchObject({
      clienteId,
      colaboradorId: await cenario.idDaConta('OPERADOR'),
      tipo: 'A',
      assunto: `Retorno: ${motivo.desc}`,
      descricao: DESCRICAO,
      origem: 'GO',
      orcamentoId: null,
      finalizadaEm: null,
    })
    expect(marcada?.agendadaPara.toISOString()).toBe(`${data_retorno}T12:00:00.000Z`)
    expect((await ultimaAtividade())?.historico).toContain(` · Retorno em ${formatarData(data_retorno)}`)
  })

  it('CLI-08 orçamento em aberto: continua em aberto, movimentado, com o retorno ligado a ele', async () => {
    const { id } = await cenario.incluirOrcamento({ campos: { clienteId, movimentadoEm: new Date(0) } })
    const { status, corpo } = await registrar({
      orcamento_id: id,
      situacaoOrcamento: 1,
      data_retorno: daquiA(3),
    })
    expect(status).toBe(200)
    const depois = await comoEsta(id)
    expect(depois).toMatchObject({ status: 'ORCAMENTO', perdidoEm: null, versao: 2 })
    expect(depois.movimentadoEm.getTime()).toBeGreaterThan(0)
    const linha = await gravado(corpo.id)
    expect(linha).toMatchObject({ orcamentoId: id, situacaoOrcamento: 1 })
    const { banco } = teste.negocio()
    const [marcada] = await banco
      .select()
      .from(agenda)
      .where(eq(agenda.id, linha?.agendaId ?? 0))
    expect(marcada).toMatchObject({ orcamentoId: id, filialId: depois.filialId })
    expect(await ultimaAtividade()).toMatchObject({ tipo: 'ORCAMENTO', referenciaId: id })
  })

  it('CLI-08 orçamento perdido: deixa de estar em aberto, com o motivo', async () => {
    // One whose validity is over may still be lost.
    const { id } = await cenario.incluirOrcamento({ campos: { clienteId, dataValidade: daquiA(-3) } })
    const { status } = await registrar({ orcamento_id: id, situacaoOrcamento: 2, motivoPerda: perda.id })
    expect(status).toBe(200)
    const depois = await comoEsta(id)
    expect(depois).toMatchObject({ status: 'PERDIDO', motivoPerdaId: perda.id, versao: 2 })
    expect(depois.perdidoEm).not.toBeNull()
    expect(await ultimaAtividade()).toMatchObject({
      tipo: 'ORCAMENTO',
      referenciaId: id,
      historico: `Orçamento ${id} perdido (${perda.desc}): ${DESCRICAO}`,
    })
    const entradas = await teste
      .negocio()
      .banco.select()
      .from(historico)
      .where(and(eq(historico.entidade, 'orcamento'), eq(historico.entidadeId, String(id))))
    expect(entradas.map(({ acao }) => acao)).toEqual(['PERDA'])
  })

  it('CLI-08 409 para o orçamento que já virou pedido, mesmo que o ERP o deixe em análise', async () => {
    const { id: pedidoId } = await cenario.incluirPedido({ campos: { clienteId } })
    const { id } = await cenario.incluirOrcamento({ campos: { clienteId, pedidoId } })
    const corpo = { situacaoOrcamento: 2, motivoPerda: perda.id }
    const { status, erro } = await registrar({ orcamento_id: id, ...corpo })
    expect([status, erro.codigo]).toEqual([409, 'ORCAMENTO_ENCERRADO'])
  })

  it.each(['FATURADO', 'PERDIDO', 'CANCELADO'])('CLI-08 409 para o orçamento %s', async (situacao) => {
    const { id } = await cenario.incluirOrcamento({ campos: { clienteId, status: situacao } })
    for (const corpo of [
      { situacaoOrcamento: 2, motivoPerda: perda.id },
      { situacaoOrcamento: 1, data_retorno: daquiA(1) },
    ]) {
      const { status, erro } = await registrar({ orcamento_id: id, ...corpo })
      expect([status, erro.codigo]).toEqual([409, 'ORCAMENTO_ENCERRADO'])
    }
    expect(await atendimentosDo(id)).toEqual([])
  })

  it('TIC-13 duas pessoas perdem o mesmo orçamento ao mesmo tempo: uma recebe 409', async () => {
    const { id } = await cenario.incluirOrcamento({ campos: { clienteId } })
    const corpo = { orcamento_id: id, situacaoOrcamento: 2, motivoPerda: perda.id, data_retorno: daquiA(2) }
    const respostas = await Promise.all([registrar(corpo), registrar(corpo, 'SUPERVISOR')])
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await atendimentosDo(id)).toHaveLength(1)
    const agendas = await teste.negocio().banco.select().from(agenda).where(eq(agenda.orcamentoId, id))
    expect(agendas).toHaveLength(1)
  })

  it('TIC-13 um clique dobrado registra um só', async () => {
    const { id } = await cenario.incluirOrcamento({ campos: { clienteId } })
    const corpo = { orcamento_id: id, situacaoOrcamento: 1, data_retorno: daquiA(2) }
    const chave = { 'idempotency-key': 'atendimento-dobrado-1' }
    const primeira = await registrar(corpo, 'OPERADOR', chave)
    const segunda = await registrar(corpo, 'OPERADOR', chave)
    expect([segunda.status, segunda.corpo]).toEqual([200, primeira.corpo])
    expect(segunda.headers['idempotency-replayed']).toBe('true')
    expect(await atendimentosDo(id)).toHaveLength(1)
  })

  it('CLI-08 422 no campo: motivo de outra lista ou desativado, descrição curta', async () => {
    const invalido = [422, { motivo_id: MENSAGENS.invalido }]
    expect(await campos({ motivo_id: perda.id })).toEqual(invalido)
    expect(await campos({ motivo_id: 999_999_999 })).toEqual(invalido)
    const [desativado] = await teste
      .negocio()
      .banco.insert(opcaoDeCadastro)
      .values({ lista: 'MOTIVO_ATENDIMENTO', descricao: 'Feira de 2019', ordem: 99, ativa: false })
      .returning()
    expect(await campos({ motivo_id: desativado?.id })).toEqual(invalido)
    expect(await campos({ descricao: ' ok ' })).toEqual([422, { descricao: MENSAGENS.tamanhoMinimo(5) }])
    expect(await campos({ descricao: '   ' })).toEqual([422, { descricao: MENSAGENS.obrigatorio }])
    expect(await campos({ descricao: 'x'.repeat(2001) })).toEqual([
      422,
      { descricao: MENSAGENS.tamanhoMaximo(2000) },
    ])
  })

  it('CLI-08 422 no campo: orçamento de outro cliente, e o que a situação dele exige', async () => {
    const alheio = await cenario.incluirOrcamento({ filial: 1 })
    const { id } = await cenario.incluirOrcamento({ campos: { clienteId } })
    const comRetorno = { situacaoOrcamento: 1, data_retorno: daquiA(1) }
    const invalido = [422, { orcamento_id: MENSAGENS.invalido }]
    expect(await campos({ orcamento_id: alheio.id, ...comRetorno })).toEqual(invalido)
    expect(await campos({ orcamento_id: 999_999_999, ...comRetorno })).toEqual(invalido)
    const falta = (campo: string) => [422, { [campo]: MENSAGENS.obrigatorio }]
    expect(await campos({ orcamento_id: id })).toEqual(falta('situacaoOrcamento'))
    expect(await campos({ orcamento_id: id, situacaoOrcamento: 1 })).toEqual(falta('data_retorno'))
    expect(await campos({ orcamento_id: id, situacaoOrcamento: 2 })).toEqual(falta('motivoPerda'))
    expect(await campos({ orcamento_id: id, situacaoOrcamento: 2, motivoPerda: motivo.id })).toEqual([
      422,
      { motivoPerda: MENSAGENS.invalido },
    ])
    expect(await campos({ situacaoOrcamento: 1 })).toEqual([422, { situacaoOrcamento: MENSAGENS.invalido }])
    expect((await campos({ orcamento_id: id, situacaoOrcamento: 3 }))[0]).toBe(422)
    expect(await comoEsta(id)).toMatchObject({ status: 'ORCAMENTO', versao: 1 })
  })

  it('CLI-08 422 no campo: retorno hoje, ou além do que a filial permite', async () => {
    expect(await campos({ data_retorno: hoje() })).toEqual([
      422,
      { data_retorno: MENSAGENS.dataMinima(daquiA(1)) },
    ])
    expect(await campos({ data_retorno: daquiA(181) })).toEqual([
      422,
      { data_retorno: MENSAGENS.dataMaxima(daquiA(180)) },
    ])
    expect((await campos({ data_retorno: 'amanhã' }))[0]).toBe(422)
  })

  it('PAR-01 vale o que diz a filial do orçamento', async () => {
    const outra = await cenario.filialDoOperador(1)
    const daOutra = await cenario.incluirOrcamento({ campos: { clienteId, filialId: outra } })
    const { id } = await cenario.incluirOrcamento({ campos: { clienteId } })
    const valores = {
      minimoDescricaoAtendimento: '60',
      diasMaximosRetorno: '4',
      reagendaOrcamento: 'N',
    } as const
    for (const [chave, valor] of Object.entries(valores))
      await teste
        .negocio()
        .banco.insert(parametro)
        .values({ filialId: outra, chave: comPrefixo(chave as keyof typeof valores), valor })
    await teste.negocio().renovarParametros()
    const noDaOutra = { orcamento_id: daOutra.id, situacaoOrcamento: 1 }
    expect(await campos({ ...noDaOutra, data_retorno: daquiA(5) })).toEqual([
      422,
      { descricao: MENSAGENS.tamanhoMinimo(60), data_retorno: MENSAGENS.dataMaxima(daquiA(4)) },
    ])
    expect((await registrar({ ...noDaOutra, descricao: 'x'.repeat(60) })).status).toBe(200)
    expect(await campos({ orcamento_id: id, situacaoOrcamento: 1 })).toEqual([
      422,
      { data_retorno: MENSAGENS.obrigatorio },
    ])
  })

  it('PER-01 404 para o cliente de outra pessoa e para o que não existe', async () => {
    expect((await registrar({}, 'REPRESENTANTE')).status).toBe(404)
    expect((await registrar({ cliente_id: 999_999_999 })).status).toBe(404)
  })

  it('AUT-10 401 sem sessão; PER-01 403 sem a ação', async () => {
    expect((await teste.chamar(registrarAtendimento, { corpo: {} })).status).toBe(401)
    expect((await registrar({}, 'CONSUMIDOR_FINAL')).status).toBe(403)
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'GERENTE', acao: 'CLIENTE_ATENDER', autorizado: false })
    expect((await registrar({}, 'GERENTE')).status).toBe(403)
  })
})

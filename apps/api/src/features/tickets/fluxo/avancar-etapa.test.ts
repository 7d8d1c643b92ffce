import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testarGuardas, usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { historico } from '../../../platform/banco/tabelas.ts'
import { etapasDoTipo } from '../nucleo/queries-etapas.ts'
import { ticketEtapaCondicional } from '../nucleo/tabelas-catalogo.ts'

const fluxo = usarFluxo()
const triagem = () => ({ tipo: 'DEVOLUCAO_PARCIAL', itens: 1 })
const NAO_PEDIDO = 'Esta etapa não pede esta informação.'

describe('avançar', () => {
  testarGuardas(fluxo, {
    contrato: avancarEtapa,
    abrir: triagem(),
    corpo: () => ({}),
    quem: 'OPERADOR',
    semAcao: ['REPRESENTANTE', 'CONSUMIDOR_FINAL'],
  })

  it('TIC-10 vai à etapa seguinte, com setor, status, percurso e entrada privada', async () => {
    const { id } = await fluxo.abrir(triagem())
    const antes = await fluxo.linha(id)
    const { banco } = fluxo.teste.negocio()
    const [, analise] = await etapasDoTipo(banco, antes.tipoId)
    const { status, corpo } = await fluxo.agir(
      avancarEtapa,
      id,
      { versao: 1, observacao: 'Cliente antigo.' },
      'OPERADOR',
    )
    const frase = 'Avançou de “Triagem” para “Análise da devolução”.'
    expect([status, corpo]).toEqual([200, { message: frase, versao: 2 }])
    expect(await fluxo.linha(id)).toMatchObject({
      etapaId: analise?.id,
      setorId: analise?.setorId,
      statusId: analise?.statusId,
      percurso: [antes.etapaId],
      versao: 2,
    })
    expect(await fluxo.ultimaEntrada(id)).toMatchObject({
      tipo: 'PRIVADO',
      acao: 'AVANCO',
      mensagem: `${frase}\nCliente antigo.`,
      versao: 2,
      colaboradorId: await fluxo.idDaConta('OPERADOR'),
      dados: { de: antes.etapaId, para: analise?.id },
    })
    const registro = await banco
      .select()
      .from(historico)
      .where(and(eq(historico.entidade, 'ticket'), eq(historico.entidadeId, String(id))))
    expect(registro.map(({ acao }) => acao)).toEqual(['ABERTURA', 'AVANCO'])
  })

  it.each([
    ['que atende o novo setor fica', 'OPERADOR', true],
    ['que não o atende sai', 'COLABORADOR', false],
  ] as const)('TIC-10 o operador %s', async (_caso, tipo, fica) => {
    const operadorId = await fluxo.idDaConta(tipo)
    const { id } = await fluxo.abrir({ ...triagem(), campos: { operadorId } })
    await fluxo.agir(avancarEtapa, id)
    expect((await fluxo.linha(id)).operadorId).toBe(fica ? operadorId : null)
  })

  it('TIC-10 a saída escolhida leva à sua etapa, e só as da própria etapa valem', async () => {
    const { id } = await fluxo.abrir({ tipo: 'AVARIA', itens: 1 })
    const { etapaId } = await fluxo.linha(id)
    const saidas = await fluxo.teste
      .negocio()
      .banco.select()
      .from(ticketEtapaCondicional)
      .where(eq(ticketEtapaCondicional.etapaId, etapaId))
    const semEscolha = await fluxo.agir(avancarEtapa, id)
    expect([semEscolha.status, semEscolha.erro]).toMatchObject([
      422,
      { codigo: 'ESCOLHA_DA_ETAPA_OBRIGATORIA', exige: 'ETAPA_CONDICIONAL' },
    ])
    const deOutra = await fluxo.agir(avancarEtapa, id, { condicional: 999_999 })
    expect(deOutra.erro).toMatchObject({
      codigo: 'ESCOLHA_DA_ETAPA_OBRIGATORIA',
      exige: 'ETAPA_CONDICIONAL',
    })
    const escolhida = saidas[1]
    const { status } = await fluxo.agir(avancarEtapa, id, { condicional: escolhida?.id })
    expect(status).toBe(200)
    expect((await fluxo.linha(id)).etapaId).toBe(escolhida?.proximaEtapaId)
  })

  it.each([
    ['na última etapa', { tipo: 'DEVOLUCAO_PARCIAL', etapa: 'Crédito ao cliente' }, 'TICKET_NA_ULTIMA_ETAPA'],
    [
      'num desvio sem saída',
      { tipo: 'DEVOLUCAO_PARCIAL', etapa: 'Comunicar recusa' },
      'TICKET_NA_ULTIMA_ETAPA',
    ],
    ['finalizado', { ...triagem(), campos: { finalizadoEm: new Date() } }, 'TICKET_FINALIZADO'],
    ['arquivado', { ...triagem(), campos: { arquivadoEm: new Date() } }, 'TICKET_ARQUIVADO'],
  ])('TIC-10 409 para um ticket %s', async (_caso, pedido, codigo) => {
    const { id } = await fluxo.abrir(pedido)
    const { status, erro } = await fluxo.agir(avancarEtapa, id)
    expect([status, erro.codigo]).toEqual([409, codigo])
    expect((await fluxo.linha(id)).versao).toBe(1)
  })

  it.each([
    [{ analise: [] }, 'analise'],
    [{ checkin: [] }, 'checkin'],
    [{ nfd: { chave: '1' } }, 'nfd'],
    [{ logistica: { dias_confirmados: 1, parecer: 'a' } }, 'logistica'],
    [{ financeiro: { aprovado: false, parecer: 'a' } }, 'financeiro'],
    [{ controladoria: { parecer: 'a' } }, 'controladoria'],
    [{ condicional: 1 }, 'condicional'],
  ])('TIC-10 422 para o que a etapa não pede: %j', async (corpo, campo) => {
    const { id } = await fluxo.abrir(triagem())
    const { status, erro } = await fluxo.agir(avancarEtapa, id, corpo)
    expect([status, erro.codigo, erro.campos]).toEqual([422, 'CAMPOS_INVALIDOS', { [campo]: NAO_PEDIDO }])
    expect((await fluxo.linha(id)).versao).toBe(1)
  })

  it('TIC-10 422 para um arquivo que a etapa não pede', async () => {
    const { id } = await fluxo.abrir(triagem())
    const arquivo = { nome: 'nota.xml', bytes: Buffer.from('<?xml version="1.0"?><a/>') }
    const { status, erro } = await fluxo.enviar(avancarEtapa, id, {}, arquivo)
    expect([status, erro.campos]).toEqual([422, { arquivos: NAO_PEDIDO }])
  })
})

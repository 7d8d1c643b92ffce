import { reclassificarTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testarGuardas, usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { transportadora } from '../../transportadoras/tabelas.ts'
import { prazosAoAbrir } from '../nucleo/prazos.ts'
import { etapasDoTipo } from '../nucleo/queries-etapas.ts'
import { ticketItem } from '../nucleo/tabelas.ts'
import { ticketTipo } from '../nucleo/tabelas-catalogo.ts'

const fluxo = usarFluxo()
const avaria = () => ({ tipo: 'AVARIA', etapa: 'Análise da devolução', itens: 1 })
const para = async (chave: string) => ({ idTipo: (await fluxo.tipoDe(chave)).id })
const transportadoraEm = async (ativa: boolean) => {
  const { banco } = fluxo.teste.negocio()
  const [linha] = await banco
    .select()
    .from(transportadora)
    .where(eq(transportadora.ativa, ativa))
    .orderBy(asc(transportadora.id))
    .limit(1)
  return Number(linha?.id)
}
const comTransportadora = async (chave: string) => ({
  ...(await para(chave)),
  transportadora_id: await transportadoraEm(true),
})

describe('reclassificar', () => {
  testarGuardas(fluxo, {
    contrato: reclassificarTicket,
    abrir: avaria(),
    corpo: () => comTransportadora('DEVOLUCAO_PARCIAL'),
    quem: 'OPERADOR',
    semAcao: ['REPRESENTANTE', 'COLABORADOR', 'CONSUMIDOR_FINAL'],
  })

  it('TIC-10 recomeça na primeira etapa do novo tipo, com os prazos dele desde a abertura', async () => {
    // Some hours ago: counted from now instead, the deadlines would be others.
    const abertoEm = new Date(fluxo.teste.agora().getTime() - 30 * 3_600_000)
    const { id } = await fluxo.abrir({ ...avaria(), campos: { abertoEm } })
    const tipo = await fluxo.tipoDe('FALTA_MERCADORIA')
    const idTipo = tipo.id
    const { status, corpo } = await fluxo.agir(reclassificarTicket, id, { versao: 1, idTipo })
    const frase = 'Mudou o tipo de “Avaria” para “Falta de mercadoria”.'
    expect([status, corpo]).toEqual([200, { message: frase, versao: 2 }])
    const [primeira] = await etapasDoTipo(fluxo.teste.negocio().banco, idTipo)
    const linha = await fluxo.linha(id)
    const prazos = await prazosAoAbrir(fluxo.teste.negocio().banco, linha.filialId, tipo, abertoEm)
    expect(linha).toMatchObject({
      tipoId: idTipo,
      etapaId: primeira?.id,
      setorId: primeira?.setorId,
      statusId: primeira?.statusId,
      percurso: [],
      prazoRespostaEm: prazos.prazoRespostaEm,
      prazoSolucaoEm: prazos.prazoSolucaoEm,
    })
    expect(await fluxo.ultimaEntrada(id)).toMatchObject({
      tipo: 'PRIVADO',
      acao: 'RECLASSIFICACAO',
      mensagem: frase,
      versao: 2,
    })
  })

  it.each([
    [
      'finalizado',
      { ...avaria(), campos: { finalizadoEm: new Date() } },
      'DEVOLUCAO_PARCIAL',
      'TICKET_FINALIZADO',
    ],
    [
      'arquivado',
      { ...avaria(), campos: { arquivadoEm: new Date() } },
      'DEVOLUCAO_PARCIAL',
      'TICKET_ARQUIVADO',
    ],
    ['que já é do tipo', avaria(), 'AVARIA', 'TICKET_JA_E_DO_TIPO'],
    ['sem produtos de nota', { tipo: 'DUVIDA_FISCAL' }, 'AVARIA', 'FALTAM_DADOS_PARA_O_TIPO'],
    ['sem pedido de prorrogação', avaria(), 'PRORROGACAO_BOLETO', 'FALTAM_DADOS_PARA_O_TIPO'],
    ['de um consumidor', { tipo: 'ELOGIO', doConsumidor: true }, 'DUVIDA_FISCAL', 'TIPO_SO_PARA_CLIENTES'],
    ['sem produto avulso', avaria(), 'QUALIDADE_PRODUTO', 'FALTAM_DADOS_PARA_O_TIPO'],
  ])('TIC-10 409 para um ticket %s', async (_caso, pedido, chave, codigo) => {
    const { id } = await fluxo.abrir(pedido)
    const { status, erro } = await fluxo.agir(reclassificarTicket, id, await para(chave))
    expect([status, erro.codigo]).toEqual([409, codigo])
    expect((await fluxo.linha(id)).versao).toBe(1)
  })

  it('TIC-10 o ticket de um consumidor muda para outro tipo que atende consumidores', async () => {
    const { id } = await fluxo.abrir({ tipo: 'ELOGIO', doConsumidor: true })
    expect((await fluxo.agir(reclassificarTicket, id, await para('DUVIDA_PRODUTO'))).status).toBe(200)
  })

  it('TIC-10 NOV-05 422 para um tipo com transportadora, até que se diga uma que exista', async () => {
    const { id } = await fluxo.abrir(avaria())
    const { idTipo } = await para('DEVOLUCAO_PARCIAL')
    const mudar = (transportadora_id?: number | null) =>
      fluxo.agir(reclassificarTicket, id, { idTipo, transportadora_id })
    for (const vazia of [undefined, null])
      expect((await mudar(vazia)).erro.campos).toEqual({ transportadora_id: 'Campo obrigatório' })
    const { status, erro } = await mudar(999_999)
    expect([status, erro.campos]).toEqual([422, { transportadora_id: 'O campo é inválido' }])
    const { banco } = fluxo.teste.negocio()
    const emUso = await transportadoraEm(true)
    await banco.update(transportadora).set({ ativa: false }).where(eq(transportadora.id, emUso))
    expect((await mudar(emUso)).erro.campos).toEqual({ transportadora_id: 'O campo é inválido' })
    expect((await fluxo.linha(id)).versao).toBe(1)
    await banco.update(transportadora).set({ ativa: true }).where(eq(transportadora.id, emUso))
    expect((await mudar(emUso)).status).toBe(200)
    expect(await fluxo.linha(id)).toMatchObject({ tipoId: idTipo, transportadoraId: emUso, versao: 2 })
  })

  it('TIC-10 a transportadora do ticket serve ao novo tipo, e um tipo sem ela não a apaga nem a troca', async () => {
    const transportadoraId = await transportadoraEm(true)
    const { id } = await fluxo.abrir({ ...avaria(), campos: { transportadoraId } })
    const { status } = await fluxo.agir(reclassificarTicket, id, await para('DEVOLUCAO_PARCIAL'))
    expect([status, (await fluxo.linha(id)).transportadoraId]).toEqual([200, transportadoraId])
    const semUso = { ...(await para('FALTA_MERCADORIA')), transportadora_id: 999_999 }
    expect((await fluxo.agir(reclassificarTicket, id, semUso)).status).toBe(200)
    expect((await fluxo.linha(id)).transportadoraId).toBe(transportadoraId)
  })

  it('TIC-10 409 depois que a mercadoria começou a voltar', async () => {
    const { id } = await fluxo.abrir(avaria())
    const { banco } = fluxo.teste.negocio()
    await banco.update(ticketItem).set({ quantidadeRecebida: '1' }).where(eq(ticketItem.ticketId, id))
    const { erro } = await fluxo.agir(reclassificarTicket, id, await para('DEVOLUCAO_PARCIAL'))
    expect(erro.codigo).toBe('TICKET_COM_DEVOLUCAO_EM_CURSO')
  })

  it('TIC-10 409 para um tipo que saiu de uso', async () => {
    const { id } = await fluxo.abrir(avaria())
    const { banco } = fluxo.teste.negocio()
    await banco.update(ticketTipo).set({ ativo: false }).where(eq(ticketTipo.chave, 'ELOGIO'))
    const { erro } = await fluxo.agir(reclassificarTicket, id, await para('ELOGIO'))
    expect(erro.codigo).toBe('TIPO_DE_TICKET_INATIVO')
  })

  it.each([
    [{}, 'Campo obrigatório'],
    [{ idTipo: 999_999 }, 'O campo é inválido'],
    [{ idTipo: 'x' }, 'O campo é inválido'],
  ])('TIC-10 422 sem um tipo que exista: %j', async (errado, mensagem) => {
    const { id } = await fluxo.abrir(avaria())
    const { status, erro } = await fluxo.agir(reclassificarTicket, id, errado)
    expect([status, erro.campos]).toEqual([422, { idTipo: mensagem }])
  })
})

import { retrocederEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { describe, expect, it } from 'vitest'
import { testarGuardas, usarFluxo } from '../../../../test/fluxo-de-tickets.ts'

const fluxo = usarFluxo()
const corpo = { observacao: 'Faltou a foto do lote.' }
const naAnalise = () => ({ tipo: 'DEVOLUCAO_PARCIAL', etapa: 'Análise da devolução', itens: 1 })

describe('retroceder', () => {
  testarGuardas(fluxo, {
    contrato: retrocederEtapa,
    abrir: naAnalise(),
    corpo: () => corpo,
    quem: 'OPERADOR',
    semAcao: ['REPRESENTANTE', 'COLABORADOR', 'CONSUMIDOR_FINAL'],
  })

  it('TIC-10 volta à etapa de onde veio, com setor, status e motivo', async () => {
    const { id } = await fluxo.abrir(naAnalise())
    const antes = await fluxo.linha(id)
    const { status, corpo: resposta } = await fluxo.agir(retrocederEtapa, id, { ...corpo, versao: 1 })
    expect([status, resposta]).toEqual([
      200,
      { message: 'Voltou de “Análise da devolução” para “Triagem”.', versao: 2 },
    ])
    expect(await fluxo.linha(id)).toMatchObject({
      etapaId: antes.percurso[0],
      percurso: [],
      setorId: await fluxo.idDoSetor('Atendimento'),
      versao: 2,
    })
    expect(await fluxo.ultimaEntrada(id)).toMatchObject({
      tipo: 'PRIVADO',
      acao: 'RETROCESSO',
      mensagem: 'Voltou de “Análise da devolução” para “Triagem”.\nFaltou a foto do lote.',
      versao: 2,
    })
  })

  it('TIC-10 o operador fica se atende o setor, e sai se não atende', async () => {
    const operadorId = await fluxo.idDaConta('OPERADOR')
    const dele = await fluxo.abrir({ ...naAnalise(), campos: { operadorId } })
    await fluxo.agir(retrocederEtapa, dele.id, corpo)
    expect((await fluxo.linha(dele.id)).operadorId).toBe(operadorId)
    const conferente = await fluxo.idDaConta('COLABORADOR')
    const deOutro = await fluxo.abrir({ ...naAnalise(), campos: { operadorId: conferente } })
    await fluxo.agir(retrocederEtapa, deOutro.id, corpo)
    expect((await fluxo.linha(deOutro.id)).operadorId).toBeNull()
  })

  it.each([
    ['na primeira etapa', { tipo: 'DEVOLUCAO_PARCIAL' }, 'TICKET_NA_PRIMEIRA_ETAPA'],
    ['finalizado', { ...naAnalise(), campos: { finalizadoEm: new Date() } }, 'TICKET_FINALIZADO'],
    ['arquivado', { ...naAnalise(), campos: { arquivadoEm: new Date() } }, 'TICKET_ARQUIVADO'],
    [
      'cuja etapa anterior sumiu',
      { ...naAnalise(), campos: { percurso: [999_999] } },
      'ETAPA_NAO_ENCONTRADA',
    ],
  ])('TIC-10 409 para um ticket %s', async (_caso, pedido, codigo) => {
    const { id } = await fluxo.abrir(pedido)
    const { status, erro } = await fluxo.agir(retrocederEtapa, id, corpo)
    expect([status, erro.codigo]).toEqual([409, codigo])
    expect((await fluxo.linha(id)).versao).toBe(1)
  })

  it.each([
    [{}, 'Campo obrigatório'],
    [{ observacao: '  ' }, 'Campo obrigatório'],
    [{ observacao: 'x'.repeat(1001) }, 'Informe no máximo 1.000 caracteres'],
  ])('TIC-10 422 sem dizer por quê', async (errado, mensagem) => {
    const { id } = await fluxo.abrir(naAnalise())
    const { status, erro } = await fluxo.agir(retrocederEtapa, id, errado)
    expect([status, erro.campos]).toEqual([422, { observacao: mensagem }])
  })
})

import { cancelarColeta, confirmarColeta, obterColeta } from '@balcao/dominio/coletas/contratos'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { describe, expect, it } from 'vitest'
import { cenarioDeColetas } from '../../../test/cenario-de-coletas.ts'
import { usarFluxo } from '../../../test/fluxo-de-tickets.ts'

const fluxo = usarFluxo()
const coletas = cenarioDeColetas(fluxo)

const confirmar = async (
  tickets: number[],
  quem: TipoDeUsuario = 'GERENTE',
  extra: Record<string, unknown> = {},
) =>
  fluxo.teste.chamar(confirmarColeta, {
    corpo: { tickets, ...extra },
    token: await fluxo.teste.tokenDe(quem),
  })

const cancelar = async (idColeta: number, quem: TipoDeUsuario = 'GERENTE', motivo = 'Cliente desmarcou') =>
  fluxo.teste.chamar(cancelarColeta, {
    params: { idColeta },
    corpo: { motivo },
    token: await fluxo.teste.tokenDe(quem),
  })

describe('POST /sac/coletas/confirmar', () => {
  it('COL-01 API-10 confirma com o dia e a observação, e conta no ticket', async () => {
    const { ticketId, coletaId } = await coletas.ordem()
    const ontem = somarDias(hojeEm(fluxo.teste.agora()), -1)
    const { status, corpo } = await confirmar([ticketId], 'GERENTE', {
      data: ontem,
      observacao: 'Duas caixas abertas',
    })
    expect([status, corpo.coletas]).toEqual([200, [coletaId]])
    expect(await coletas.coleta(coletaId)).toMatchObject({ situacao: 'CONFIRMADA' })
    expect(await coletas.linhas(ticketId)).toMatchObject([
      { situacao: 'CONFIRMADA', coletadaEm: ontem, observacao: 'Duas caixas abertas', encerradaEm: null },
    ])
    const entrada = await fluxo.ultimaEntrada(ticketId)
    expect(entrada).toMatchObject({ tipo: 'PRIVADO', acao: 'COLETA_CONFIRMADA', versao: 3 })
    expect(entrada.mensagem).toContain('Duas caixas abertas')
  })

  it('COL-01 uma parte confirmada deixa a ordem a coletar', async () => {
    const [a, b] = [await coletas.aguardando(), await coletas.aguardando()]
    const dona = await coletas.transportadora()
    const { corpo } = await coletas.gerar('transportadora', [a.id, b.id], { responsavel_id: dona.id })
    const id = corpo.coletas[0]?.id ?? 0
    await confirmar([a.id])
    expect((await coletas.coleta(id)).situacao).toBe('GERADA')
    await confirmar([b.id])
    expect((await coletas.coleta(id)).situacao).toBe('CONFIRMADA')
  })

  it('COL-01 duas confirmações ao mesmo tempo: a segunda ouve quais tickets', async () => {
    const { ticketId, protocolo } = await coletas.ordem()
    const respostas = await Promise.all([confirmar([ticketId]), confirmar([ticketId], 'SUPERVISOR')])
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409])
    const recusa = respostas.find(({ status }) => status === 409)
    expect(recusa?.erro.codigo).toBe('COLETA_JA_ENCERRADA')
    expect(recusa?.erro.message).toContain(formatarProtocolo(protocolo))
    expect((await fluxo.linha(ticketId)).versao).toBe(3)
  })

  it('COL-01 o representante confirma o que é dele, mesmo de cliente de outro; não o da transportadora', async () => {
    const { id } = await coletas.aguardando()
    const representante = await fluxo.idDaConta('REPRESENTANTE')
    await coletas.gerar('representante', [id], { responsavel_id: representante })
    expect((await confirmar([id], 'REPRESENTANTE')).status).toBe(200)

    const doCliente = await coletas.ordem({ doRepresentante: true })
    const recusa = await confirmar([doCliente.ticketId], 'REPRESENTANTE')
    expect([recusa.status, recusa.erro.codigo]).toEqual([409, 'COLETA_JA_ENCERRADA'])
    const alheia = await coletas.ordem()
    expect((await confirmar([alheia.ticketId], 'REPRESENTANTE')).status).toBe(404)
  })

  it('PER-01 403 do consumidor, 422 do dia que não chegou, 404 do ticket que não se vê', async () => {
    const { ticketId } = await coletas.ordem({ criador: 'GERENTE' })
    expect((await confirmar([ticketId], 'CONSUMIDOR_FINAL')).status).toBe(403)
    expect((await confirmar([ticketId], 'OPERADOR')).status).toBe(404)
    const amanha = somarDias(hojeEm(fluxo.teste.agora()), 1)
    const { status, erro } = await confirmar([ticketId], 'GERENTE', { data: amanha })
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, ['data']])
    expect((await confirmar([])).status).toBe(422)
  })
})

describe('POST /sac/coletas/:idColeta/cancelar', () => {
  it('COL-01 cancela com motivo; o ticket volta a aguardar e pode ter outra ordem', async () => {
    const { ticketId, coletaId } = await coletas.ordem()
    expect((await cancelar(coletaId)).status).toBe(200)
    expect(await coletas.coleta(coletaId)).toMatchObject({ situacao: 'CANCELADA' })
    expect(await fluxo.ultimaEntrada(ticketId)).toMatchObject({ acao: 'COLETA_CANCELADA' })
    const dona = await coletas.transportadora()
    const outra = await coletas.gerar('transportadora', [ticketId], { responsavel_id: dona.id })
    expect(outra.status).toBe(200)
    expect((await coletas.linhas(ticketId)).map(({ situacao }) => situacao)).toEqual(['CANCELADA', 'GERADA'])
    const detalhe = await fluxo.teste.chamar(obterColeta, {
      params: { idColeta: coletaId },
      token: await fluxo.teste.tokenDe('GERENTE'),
    })
    expect(detalhe.corpo.historico.map(({ acao, mensagem }) => [acao, mensagem])).toEqual([
      ['CANCELAMENTO', 'Cliente desmarcou'],
      ['GERACAO', ''],
    ])
  })

  it('COL-01 a confirmação por engano também se desfaz; o que já se encerrou, não', async () => {
    const { ticketId, coletaId } = await coletas.ordem()
    await confirmar([ticketId])
    expect((await cancelar(coletaId)).status).toBe(200)
    const { status, erro } = await cancelar(coletaId)
    expect([status, erro.codigo]).toEqual([409, 'COLETA_JA_ENCERRADA'])
  })

  it('COL-01 confirmar e cancelar ao mesmo tempo não deixam as duas coisas', async () => {
    const { ticketId, coletaId } = await coletas.ordem()
    const [confirmada, cancelada] = await Promise.all([
      confirmar([ticketId], 'SUPERVISOR'),
      cancelar(coletaId),
    ])
    // Whoever comes second acts on what the first left: a confirmed one can still be cancelled, never the reverse.
    expect(cancelada.status).toBe(200)
    expect([200, 409]).toContain(confirmada.status)
    expect((await coletas.coleta(coletaId)).situacao).toBe('CANCELADA')
  })

  it('PER-01 sem motivo 422; representante 403; a coleta que não se vê 404', async () => {
    const { coletaId } = await coletas.ordem({ criador: 'GERENTE' })
    expect((await cancelar(coletaId, 'GERENTE', ' ')).status).toBe(422)
    expect((await cancelar(coletaId, 'REPRESENTANTE')).status).toBe(403)
    expect((await cancelar(coletaId, 'OPERADOR')).status).toBe(404)
    expect((await cancelar(999_999)).status).toBe(404)
  })
})

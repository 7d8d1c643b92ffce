import { receberEventoDoErp } from '@balcao/dominio/erp/contratos'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDaVida } from '../../../test/cenario-da-vida.ts'
import { pedidoItem } from '../pedidos/tabelas.ts'
import { pedidoBloqueio, pedidoHistorico } from '../pedidos/tabelas-da-vida.ts'
import { assinar } from './assinatura.ts'
import { erpEntrega } from './tabelas.ts'

const SEGREDO = 'segredo-dos-testes'
const UM_MINUTO_MS = 60_000

describe('POST /erp/eventos', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDaVida>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDaVida(teste)
    await cenario.parametrizar('erpSegredo', SEGREDO)
  })
  afterAll(() => teste.fechar())

  let ultimo = 0
  const evento = (pedido: number, outros: object = {}) => ({
    id: `EV-${++ultimo}`,
    pedido,
    status: 'LIBERADO',
    ocorridoEm: teste.agora().toISOString(),
    ...outros,
  })
  const enviar = (corpo: object | string, headers?: Record<string, string>) => {
    const texto = typeof corpo === 'string' ? corpo : JSON.stringify(corpo)
    return teste.chamar(receberEventoDoErp, {
      corpo: texto,
      headers: { 'content-type': 'application/json', ...(headers ?? assinar(SEGREDO, texto, teste.agora())) },
    })
  }
  const historico = (id: number) =>
    teste.negocio().banco.select().from(pedidoHistorico).where(eq(pedidoHistorico.pedidoId, id))

  it('VEN-01 aplica o que o ERP conta, com o nome que ele dá ao pedido e o que diz dos itens', async () => {
    const { id } = await cenario.incluir({ itens: 2, campos: { status: 'AGUARDANDO' } })
    const critica = 'Preço abaixo do mínimo da tabela.'
    const { status, corpo } = await enviar(
      evento(id, {
        idExterno: 'PED-DO-erp77',
        status: 'SEPARACAO',
        itens: [
          { numero: 1, critica },
          { numero: 2, qtdeAt: 7.5 },
        ],
      }),
    )
    expect([status, corpo]).toEqual([
      200,
      { pedido: id, status: 'SEPARACAO', resultado: 'APLICADO', motivo: null },
    ])
    expect((await cenario.linha(id)).idExterno).toBe('PED-DO-erp77')
    const itens = await teste
      .negocio()
      .banco.select()
      .from(pedidoItem)
      .where(eq(pedidoItem.pedidoId, id))
      .orderBy(pedidoItem.numeroItem)
    expect(
      itens.map(({ criticaIntegradora, quantidadeAtendida }) => [criticaIntegradora, quantidadeAtendida]),
    ).toEqual([
      [critica, '4.0000'],
      [null, '7.5000'],
    ])
    await enviar(evento(id, { status: 'SEPARACAO', itens: [{ numero: 1, critica: null }] }))
    const [primeiro] = await teste
      .negocio()
      .banco.select()
      .from(pedidoItem)
      .where(eq(pedidoItem.pedidoId, id))
    expect(primeiro?.criticaIntegradora).toBeNull()
    // The ERP knows what it told: it is not told of it.
    expect(await teste.negocio().banco.$count(erpEntrega, eq(erpEntrega.pedidoId, id))).toBe(0)
  })

  it('VEN-01 o mesmo evento vinte vezes ao mesmo tempo é aplicado uma, e respondido igual', async () => {
    const { id } = await cenario.incluir({ campos: { status: 'AGUARDANDO' } })
    const mesmo = evento(id)
    const respostas = await Promise.all(Array.from({ length: 20 }, () => enviar(mesmo)))
    expect(new Set(respostas.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(respostas.map(({ corpo }) => JSON.stringify(corpo))).size).toBe(1)
    expect(respostas[0]?.corpo.resultado).toBe('APLICADO')
    expect([(await cenario.linha(id)).versao, (await historico(id)).length]).toEqual([2, 1])
    // The number of an event is for that event alone.
    const outro = await enviar({ ...mesmo, status: 'FATURADO' })
    expect([outro.status, outro.erro.codigo]).toEqual([409, 'CHAVE_JA_USADA'])
  })

  it('VEN-01 cinco pedidos com o mesmo número de evento: um é aplicado, os outros são recusados sem erro', async () => {
    const pedidos = []
    for (let n = 0; n < 5; n++) pedidos.push(await cenario.incluir({ campos: { status: 'AGUARDANDO' } }))
    const respostas = await Promise.all(pedidos.map(({ id }) => enviar({ ...evento(id), id: 'O-MESMO' })))
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  })

  it('DOC-03 fora de ordem: o que é velho fica no histórico e não muda o pedido', async () => {
    const { id } = await cenario.incluir({ campos: { status: 'AGUARDANDO' } })
    const antes = new Date(teste.agora().getTime() - UM_MINUTO_MS).toISOString()
    await enviar(evento(id, { status: 'FATURADO' }))
    const { corpo } = await enviar(evento(id, { status: 'SEPARACAO', ocorridoEm: antes }))
    expect(corpo).toMatchObject({ status: 'FATURADO', resultado: 'ANTIGO', motivo: expect.any(String) })
    const paraTras = await enviar(evento(id, { status: 'SEPARACAO' }))
    expect(paraTras.corpo).toMatchObject({ status: 'FATURADO', resultado: 'RECUSADO' })
    expect((await enviar(evento(id, { status: 'FATURADO' }))).corpo.resultado).toBe('REPETIDO')
    expect((await historico(id)).map(({ tipo, para }) => [tipo, para])).toEqual([
      ['STATUS', 'FATURADO'],
      ['NAO_APLICADO', 'SEPARACAO'],
      ['NAO_APLICADO', 'SEPARACAO'],
    ])
    expect((await cenario.linha(id)).status).toBe('FATURADO')
  })

  it('DOC-03 o que foi recusado não é o último: o que aconteceu antes dele, e depois do último aplicado, se aplica', async () => {
    const { id } = await cenario.incluir({ campos: { status: 'AGUARDANDO' } })
    const ha = (minutos: number) => new Date(teste.agora().getTime() - minutos * UM_MINUTO_MS).toISOString()
    await enviar(evento(id, { status: 'FATURADO', ocorridoEm: ha(9) }))
    const recusado = await enviar(evento(id, { status: 'SEPARACAO', ocorridoEm: ha(1) }))
    const antigo = await enviar(evento(id, { status: 'LIBERADO', ocorridoEm: ha(10) }))
    expect([recusado.corpo.resultado, antigo.corpo.resultado]).toEqual(['RECUSADO', 'ANTIGO'])
    const seguinte = await enviar(evento(id, { status: 'TRANSPORTE', ocorridoEm: ha(5) }))
    expect(seguinte.corpo).toMatchObject({ status: 'TRANSPORTE', resultado: 'APLICADO', motivo: null })
    // From then on that one is the last.
    const entreOsDois = await enviar(evento(id, { status: 'ENTREGUE', ocorridoEm: ha(7) }))
    expect(entreOsDois.corpo.resultado).toBe('ANTIGO')
  })

  it('VEN-01 o bloqueio do ERP diz por quê, e a palavra dele o desfaz; o de uma pessoa, não', async () => {
    const { id } = await cenario.incluir({ campos: { status: 'LIBERADO' } })
    await enviar(evento(id, { status: 'BLOQUEADO', observacao: 'rota suspensa' }))
    const { bloqueios } = await cenario.vida(id)
    expect(bloqueios).toMatchObject([{ tipo: 'COMERCIAL', detalhe: 'rota suspensa', liberadoEm: null }])
    expect((await enviar(evento(id, { status: 'LIBERADO' }))).corpo.resultado).toBe('APLICADO')
    expect((await cenario.vida(id)).bloqueios[0]).toMatchObject({
      liberadoPor: 'ERP',
      motivo: 'Liberado pelo ERP',
    })
    const retido = await cenario.bloqueado()
    expect((await enviar(evento(retido.id))).corpo).toMatchObject({
      status: 'BLOQUEADO',
      resultado: 'RECUSADO',
      motivo: 'O pedido está bloqueado: alguém precisa liberá-lo antes.',
    })
    const abertos = await teste
      .negocio()
      .banco.select()
      .from(pedidoBloqueio)
      .where(eq(pedidoBloqueio.pedidoId, retido.id))
    expect(abertos.map(({ liberadoEm }) => liberadoEm)).toEqual([null])
  })

  it('SEG-04 401 sem a assinatura certa, na hora certa, e antes de olhar o que veio', async () => {
    const { id } = await cenario.incluir({ campos: { status: 'AGUARDANDO' } })
    const corpo = JSON.stringify(evento(id))
    const velha = new Date(teste.agora().getTime() - 6 * UM_MINUTO_MS)
    for (const headers of [
      {},
      assinar('outro', corpo, teste.agora()),
      assinar(SEGREDO, `${corpo} `, teste.agora()),
      assinar(SEGREDO, corpo, velha),
    ])
      expect((await enviar(corpo, headers)).status).toBe(401)
    const semForma = await enviar('{}', {})
    expect([semForma.status, semForma.erro.codigo]).toEqual([401, 'ASSINATURA_INVALIDA'])
    expect((await cenario.linha(id)).status).toBe('AGUARDANDO')
    await cenario.parametrizar('erpJanelaMinutos', '10')
    expect((await enviar(corpo, assinar(SEGREDO, corpo, velha))).status).toBe(200)
    await cenario.parametrizar('erpSegredo', '')
    expect((await enviar(corpo, assinar('', corpo, teste.agora()))).status).toBe(401)
    await cenario.parametrizar('erpSegredo', SEGREDO)
    await cenario.parametrizar('erpJanelaMinutos', '5')
  })

  it('404 para um pedido que não existe, que pode vir a existir; 422 para o que não se entende; 413', async () => {
    const desconhecido = evento(999_999_999)
    const { status, erro } = await enviar(desconhecido)
    expect([status, erro.codigo]).toEqual([404, 'NAO_ENCONTRADO'])
    const { id } = await cenario.incluir({ campos: { status: 'AGUARDANDO' } })
    expect((await enviar({ ...desconhecido, pedido: id })).status).toBe(200)
    const amanha = new Date(teste.agora().getTime() + 24 * 60 * UM_MINUTO_MS).toISOString()
    for (const [outros, campo] of [
      [{ status: 'ATIVO' }, 'status'],
      [{ status: 'qualquer' }, 'status'],
      [{ ocorridoEm: 'ontem' }, 'ocorridoEm'],
      [{ ocorridoEm: '2026-02-30T10:00:00Z' }, 'ocorridoEm'],
      [{ ocorridoEm: amanha }, 'ocorridoEm'],
      [{ id: '' }, 'id'],
      [{ id: 'x'.repeat(101) }, 'id'],
      [{ itens: [{ numero: 9, critica: 'x' }] }, 'itens'],
      [{ itens: [{ numero: 9_007_199_254_740_991, critica: 'x' }] }, 'itens'],
      [{ itens: 'todos' }, 'itens'],
    ] as const) {
      const recusa = await enviar(evento(id, { status: 'FATURADO', ...outros }))
      expect([recusa.status, Object.keys(recusa.erro.campos ?? {})]).toEqual([422, [campo]])
    }
    expect((await cenario.linha(id)).status).toBe('LIBERADO')
    expect((await enviar(evento(id, { lixo: 'x'.repeat(1_100_000) }))).status).toBe(413)
    expect((await enviar('{"id":')).status).toBeGreaterThanOrEqual(400)
    expect((await enviar('{"id":')).status).toBeLessThan(500)
  })
})

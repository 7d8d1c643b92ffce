import { liberarBloqueio } from '@balcao/dominio/pedidos/vida-contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDaVida } from '../../../test/cenario-da-vida.ts'
import { aviso } from '../avisos/tabelas.ts'
import { erpEntrega } from '../erp/tabelas.ts'

const PRECO = { tipo: 'PRECO', detalhe: 'desconto de 12,00%' } as const
const CREDITO = { tipo: 'CREDITO', detalhe: 'limite excedido' } as const

describe('POST /pedidos/:id/bloqueios/:idBloqueio/liberacao', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDaVida>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDaVida(teste)
  })
  afterAll(() => teste.fechar())

  type Corpo = { motivo?: string; versao?: number }
  const liberar = async (
    id: number,
    idBloqueio: number,
    corpo: Corpo = {},
    tipo: TipoDeUsuario | null = 'GERENTE',
  ) => {
    const { versao } = await cenario.linha(id).catch(() => ({ versao: 1 }))
    return teste.chamar(liberarBloqueio, {
      token: tipo ? await teste.tokenDe(tipo) : undefined,
      params: { id, idBloqueio },
      corpo: { motivo: 'Cliente antecipou o pagamento', versao, ...corpo },
    })
  }
  const primeiroBloqueio = async (id: number) => (await cenario.vida(id)).bloqueios[0]?.id ?? 0
  const avisosDe = (id: number) =>
    teste
      .negocio()
      .banco.select()
      .from(aviso)
      .where(and(eq(aviso.caminho, `/pedidos/${id}`), like(aviso.titulo, '%liberado')))

  it('VEN-01 o último bloqueio liberado deixa o pedido seguir, conta ao vendedor e ao ERP', async () => {
    const { id, colaboradorId } = await cenario.bloqueado({}, [CREDITO, PRECO])
    const { bloqueios } = await cenario.vida(id)
    const um = await liberar(id, bloqueios[0]?.id ?? 0)
    expect([um.status, um.corpo.status.chave]).toEqual([200, 'BLOQUEADO'])
    expect(await avisosDe(id)).toEqual([])
    const outro = await liberar(id, bloqueios[1]?.id ?? 0, { motivo: 'Campanha' })
    expect([outro.status, outro.corpo.status.chave]).toEqual([200, 'LIBERADO'])
    expect((await avisosDe(id)).map((linha) => linha.colaboradorId)).toEqual([colaboradorId])
    const entregas = await teste.negocio().banco.select().from(erpEntrega).where(eq(erpEntrega.pedidoId, id))
    expect(entregas.map(({ mensagem }) => [mensagem.assunto, mensagem.pedido.itens.length])).toEqual([
      ['pedido.incluido', 1],
    ])
    const { historico } = await cenario.vida(id)
    expect(historico.map(({ tipo, de, para }) => [tipo, de?.chave, para?.chave])).toEqual([
      ['STATUS', 'BLOQUEADO', 'LIBERADO'],
      ['LIBERACAO', undefined, undefined],
      ['LIBERACAO', undefined, undefined],
      ['STATUS', 'AGUARDANDO', 'BLOQUEADO'],
      ['STATUS', undefined, 'AGUARDANDO'],
    ])
    expect(historico[1]?.observacao).toBe('Preço: Campanha')
  })

  it('SEG-05 PAR-01 quem incluiu o pedido não o libera, a não ser onde a filial deixa', async () => {
    const { id, filialId } = await cenario.bloqueado({ colaborador: 'GERENTE' })
    const bloqueio = await primeiroBloqueio(id)
    const recusa = await liberar(id, bloqueio)
    expect([recusa.status, recusa.erro.codigo]).toEqual([403, 'LIBERACAO_DO_PROPRIO_PEDIDO'])
    await cenario.parametrizar('pedidoLiberaOutraPessoa', 'N', filialId)
    expect((await liberar(id, bloqueio)).status).toBe(200)
    const deOutra = await cenario.bloqueado({ filial: 1, colaborador: 'GERENTE' })
    expect((await liberar(deOutra.id, await primeiroBloqueio(deOutra.id))).status).toBe(403)
    await cenario.parametrizar('pedidoLiberaOutraPessoa', 'S', filialId)
  })

  it('PER-01 403 sem a ação, e sem a do bloqueio; a vida diz quem pode', async () => {
    const { id } = await cenario.bloqueado({}, [CREDITO, PRECO])
    const [credito, preco] = (await cenario.vida(id, 'SUPERVISOR')).bloqueios
    expect(credito?.quemLibera).toEqual(['Administrador', 'Gerente'])
    expect([credito?.impedimento, preco?.impedimento]).toEqual([
      'Você não tem permissão para realizar esta ação.',
      null,
    ])
    expect((await liberar(id, credito?.id ?? 0, {}, 'OPERADOR')).status).toBe(403)
    expect((await liberar(id, credito?.id ?? 0, {}, 'SUPERVISOR')).status).toBe(403)
    expect((await liberar(id, preco?.id ?? 0, {}, 'SUPERVISOR')).status).toBe(200)
  })

  it('TIC-13 409 com o que mudou, para quem decidiu sobre outra versão', async () => {
    const { id, versao } = await cenario.bloqueado({}, [CREDITO, PRECO])
    const { bloqueios } = await cenario.vida(id)
    expect((await liberar(id, bloqueios[0]?.id ?? 0, { versao })).status).toBe(200)
    const { status, erro } = await liberar(id, bloqueios[1]?.id ?? 0, { versao })
    expect([status, erro.codigo, erro.mudancas?.map(({ o_que }) => o_que)]).toEqual([
      409,
      'PEDIDO_MUDOU',
      ['liberou um bloqueio'],
    ])
    const repetida = await liberar(id, bloqueios[0]?.id ?? 0)
    expect([repetida.status, repetida.erro.codigo]).toEqual([409, 'BLOQUEIO_JA_LIBERADO'])
  })

  it('VEN-01 duas pessoas ao mesmo tempo: uma libera, a outra sabe disso', async () => {
    const { id } = await cenario.bloqueado()
    const bloqueio = await primeiroBloqueio(id)
    const respostas = await Promise.all([liberar(id, bloqueio), liberar(id, bloqueio, {}, 'ADMIN')])
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await avisosDe(id)).toHaveLength(1)
    const { historico } = await cenario.vida(id)
    expect(historico.filter(({ tipo }) => tipo === 'LIBERACAO')).toHaveLength(1)
  })

  it('PER-01 404 para o pedido de outra pessoa, de outro pedido ou que não existe; 422 sem motivo', async () => {
    const { id } = await cenario.bloqueado()
    const outro = await cenario.bloqueado()
    const bloqueio = await primeiroBloqueio(id)
    expect((await liberar(outro.id, bloqueio)).status).toBe(404)
    expect((await liberar(id, 999_999_999)).status).toBe(404)
    expect((await liberar(999_999_999, bloqueio)).status).toBe(404)
    const { status, erro } = await liberar(id, bloqueio, { motivo: '  ' })
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, ['motivo']])
    expect((await liberar(id, bloqueio, { motivo: 'x'.repeat(501) })).status).toBe(422)
    expect((await liberar(id, bloqueio, {}, null)).status).toBe(401)
  })
})

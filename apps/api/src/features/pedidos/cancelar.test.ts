import { cancelarPedido } from '@balcao/dominio/pedidos/vida-contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDaVida } from '../../../test/cenario-da-vida.ts'
import { aviso } from '../avisos/tabelas.ts'

describe('POST /pedidos/:id/cancelamento', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDaVida>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDaVida(teste)
  })
  afterAll(() => teste.fechar())

  const cancelar = async (id: number, corpo: object = {}, tipo: TipoDeUsuario | null = 'OPERADOR') =>
    teste.chamar(cancelarPedido, {
      token: tipo ? await teste.tokenDe(tipo) : undefined,
      params: { id },
      corpo: { motivo: 'O cliente desistiu', versao: 1, ...corpo },
    })
  const avisos = (id: number) =>
    teste
      .negocio()
      .banco.select()
      .from(aviso)
      .where(eq(aviso.caminho, `/pedidos/${id}`))

  it('VEN-01 cancela, com o motivo no histórico, e avisa quem o incluiu quando foi outra pessoa', async () => {
    const { id } = await cenario.incluir({ campos: { status: 'LIBERADO' } })
    const { status, corpo } = await cancelar(id)
    expect([status, corpo]).toEqual([200, { versao: 2, status: { chave: 'CANCELADO', label: 'Cancelado' } }])
    const { historico, cancelamento } = await cenario.vida(id)
    expect(historico[0]).toMatchObject({
      tipo: 'STATUS',
      de: { chave: 'LIBERADO' },
      para: { chave: 'CANCELADO' },
      observacao: 'O cliente desistiu',
    })
    expect(cancelamento.impedimento).toBe('Este pedido já foi encerrado.')
    expect(await avisos(id)).toEqual([])
    const deOutro = await cenario.incluir({ campos: { status: 'ANALISE' } })
    await cancelar(deOutro.id, {}, 'GERENTE')
    expect((await avisos(deOutro.id)).map(({ titulo }) => titulo)).toEqual([`Pedido ${deOutro.id} cancelado`])
  })

  it('AVI-01 PAR-01 a filial que não avisa, não avisa', async () => {
    const { id, filialId } = await cenario.incluir({ filial: 1, campos: { status: 'ANALISE' } })
    await cenario.parametrizar('pedidoAvisaVendedor', 'N', filialId)
    expect((await cancelar(id, {}, 'GERENTE')).status).toBe(200)
    expect(await avisos(id)).toEqual([])
  })

  it('PAR-01 até onde se cancela é da filial do pedido', async () => {
    const aqui = await cenario.incluir({ campos: { status: 'SEPARACAO' } })
    const ali = await cenario.incluir({ filial: 1, campos: { status: 'SEPARACAO' } })
    await cenario.parametrizar('pedidoCancelaAte', 'SEPARACAO', ali.filialId)
    const recusa = await cancelar(aqui.id)
    expect([recusa.status, recusa.erro.codigo]).toEqual([409, 'PEDIDO_NAO_CANCELA'])
    expect((await cancelar(ali.id)).status).toBe(200)
  })

  it('TIC-13 409 para outra versão e para o que já acabou; 404 e 422', async () => {
    const { id } = await cenario.incluir({ campos: { status: 'ANALISE' } })
    const velha = await cancelar(id, { versao: 9 })
    expect([velha.status, velha.erro.codigo]).toEqual([409, 'PEDIDO_MUDOU'])
    const faturado = await cenario.incluir({ campos: { status: 'FATURADO' } })
    expect((await cancelar(faturado.id)).erro.codigo).toBe('PEDIDO_NAO_CANCELA')
    expect((await cancelar(999_999_999)).status).toBe(404)
    expect((await cancelar(id, { motivo: '' })).status).toBe(422)
  })

  it('AUT-10 401 sem sessão; PER-01 403 sem a ação, 404 sem ver o pedido', async () => {
    const { id } = await cenario.incluir()
    expect((await cancelar(id, {}, null)).status).toBe(401)
    expect((await cancelar(id, {}, 'REPRESENTANTE')).status).toBe(403)
    expect((await cancelar(id, {}, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })
})

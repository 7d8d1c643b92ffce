import { comPrefixo } from '@balcao/dominio/parametros'
import { listarUltimosPedidosDoProduto } from '@balcao/dominio/pedidos/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDePedidos } from '../../../test/cenario-de-pedidos.ts'
import { parametro } from '../parametros/tabelas.ts'
import { pedidoItem } from './tabelas.ts'

const UMA_HORA_MS = 3_600_000

describe('GET /sac/clientes/:idCli/ultimos-pedidos-produto/:idProd', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDePedidos>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDePedidos(teste)
  })
  afterAll(() => teste.fechar())

  const ultimos = async (idCli: number, idProd: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(listarUltimosPedidosDoProduto, {
      token: await teste.tokenDe(tipo),
      params: { idCli, idProd },
    })
  const itensDe = (pedidoId: number) =>
    teste
      .negocio()
      .banco.select()
      .from(pedidoItem)
      .where(eq(pedidoItem.pedidoId, pedidoId))
      .orderBy(pedidoItem.numeroItem)

  it('DOC-06 do mais novo ao mais antigo, no máximo dez, com o que foi pedido e atendido', async () => {
    const desde = teste.agora().getTime()
    const pedidos = []
    for (let n = 0; n < 12; n++)
      pedidos.push(
        await cenario.incluir({
          campos: { incluidoEm: new Date(desde + n * UMA_HORA_MS), status: 'LIBERADO' },
        }),
      )
    const [primeiro] = pedidos
    const [item] = await itensDe(primeiro?.id ?? 0)
    const { status, corpo } = await ultimos(primeiro?.clienteId ?? 0, item?.produtoId ?? 0)
    expect(status).toBe(200)
    expect(corpo.itens.map(({ idPedido }) => idPedido)).toEqual(
      pedidos
        .map(({ id }) => id)
        .toReversed()
        .slice(0, 10),
    )
    expect(corpo.itens[0]).toEqual({
      idPedido: pedidos.at(-1)?.id,
      dtHorInc: new Date(desde + 11 * UMA_HORA_MS).toISOString(),
      status: { chave: 'LIBERADO', label: 'Aguardando Separação' },
      qtde: 10,
      qtdeAt: 4,
      emb: item?.embalagem,
      vlUnit: 10,
      vlTot: 101,
    })
  })

  it('DOC-06 o item removido de um pedido não conta; produto nunca pedido, lista vazia', async () => {
    const feito = await cenario.incluir({ filial: 1, itens: 1, removidos: 1 })
    const [, removido] = await itensDe(feito.id)
    const { corpo } = await ultimos(feito.clienteId, removido?.produtoId ?? 0)
    expect(corpo.itens.map(({ idPedido }) => idPedido)).not.toContain(feito.id)
    expect((await ultimos(feito.clienteId, 999_999_999)).corpo).toEqual({ itens: [] })
  })

  it('PAR-01 a filial diz quantos se mostram', async () => {
    const { clienteId, id } = await cenario.incluir({ doRepresentante: true })
    await cenario.incluir({ campos: { clienteId } })
    const [item] = await itensDe(id)
    const quantos = async () => (await ultimos(clienteId, item?.produtoId ?? 0, 'ADMIN')).corpo.itens.length
    expect(await quantos()).toBeGreaterThan(1)
    const chave = comPrefixo('quantosUltimosPedidosProduto')
    await teste.negocio().banco.insert(parametro).values({ filialId: null, chave, valor: '1' })
    await teste.negocio().renovarParametros()
    const um = await quantos()
    await teste.negocio().banco.delete(parametro).where(eq(parametro.chave, chave))
    await teste.negocio().renovarParametros()
    expect(um).toBe(1)
  })

  it('PER-01 404 para o cliente de outra pessoa e para códigos que não são códigos', async () => {
    const { clienteId } = await cenario.incluir()
    expect((await ultimos(clienteId, 1, 'REPRESENTANTE')).status).toBe(404)
    expect((await ultimos(999_999_999, 1)).status).toBe(404)
    expect((await ultimos(clienteId, 'abc' as never)).status).toBe(404)
  })

  it('AUT-10 401 sem sessão; PER-01 403 para o consumidor final', async () => {
    const params = { idCli: 1, idProd: 1 }
    expect((await teste.chamar(listarUltimosPedidosDoProduto, { params })).status).toBe(401)
    expect((await ultimos(1, 1, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })
})

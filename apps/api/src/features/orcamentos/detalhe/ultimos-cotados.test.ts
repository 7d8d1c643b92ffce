import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { listarUltimosCotadosDoProduto } from '@balcao/dominio/orcamentos/contratos'
import { comPrefixo } from '@balcao/dominio/parametros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeOrcamentos } from '../../../../test/cenario-de-orcamentos.ts'
import { parametro } from '../../parametros/tabelas.ts'
import { orcamentoItem } from '../nucleo/tabelas.ts'

const UMA_HORA_MS = 3_600_000

describe('GET /sac/clientes/:idCli/ultimos-pedidos-produto-cotados/:idProd', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeOrcamentos>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeOrcamentos(teste)
  })
  afterAll(() => teste.fechar())

  const ultimos = async (idCli: number, idProd: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(listarUltimosCotadosDoProduto, {
      token: await teste.tokenDe(tipo),
      params: { idCli, idProd },
    })
  const itensDe = (orcamentoId: number) =>
    teste
      .negocio()
      .banco.select()
      .from(orcamentoItem)
      .where(eq(orcamentoItem.orcamentoId, orcamentoId))
      .orderBy(orcamentoItem.numeroItem)

  it('DOC-06 do mais novo ao mais antigo, tantos quantos o parâmetro diz', async () => {
    const desde = teste.agora().getTime()
    const ontem = somarDias(hojeEm(teste.agora()), -1)
    const cotados = []
    for (let n = 0; n < 4; n++)
      cotados.push(
        await cenario.incluirOrcamento({
          campos: { incluidoEm: new Date(desde + n * UMA_HORA_MS), dataValidade: ontem },
        }),
      )
    const [primeiro] = cotados
    const [item] = await itensDe(primeiro?.id ?? 0)
    const pedir = () => ultimos(primeiro?.clienteId ?? 0, item?.produtoId ?? 0)
    const { status, corpo } = await pedir()
    expect(status).toBe(200)
    expect(corpo.itens.slice(0, 4).map(({ idOrcamento }) => idOrcamento)).toEqual(
      cotados.map(({ id }) => id).toReversed(),
    )
    expect(corpo.itens[0]).toEqual({
      idOrcamento: cotados.at(-1)?.id,
      dtHorInc: new Date(desde + 3 * UMA_HORA_MS).toISOString(),
      status: { chave: 'VENCIDO', label: 'Vencido' },
      qtde: 10,
      emb: item?.embalagem,
      vlUnit: 10,
      vlTot: 101,
    })
    const chave = comPrefixo('quantosUltimosPedidosProduto')
    await teste.negocio().banco.insert(parametro).values({ filialId: null, chave, valor: '2' })
    await teste.negocio().renovarParametros()
    expect((await pedir()).corpo.itens).toHaveLength(2)
  })

  it('DOC-06 o item removido não conta; produto nunca cotado, lista vazia', async () => {
    const feito = await cenario.incluirOrcamento({ filial: 1, itens: 1, removidos: 1 })
    const [, removido] = await itensDe(feito.id)
    const { corpo } = await ultimos(feito.clienteId, removido?.produtoId ?? 0)
    expect(corpo.itens.map(({ idOrcamento }) => idOrcamento)).not.toContain(feito.id)
    expect((await ultimos(feito.clienteId, 999_999_999)).corpo).toEqual({ itens: [] })
  })

  it('PER-01 404 para o cliente de outra pessoa; 401 sem sessão; 403 sem a ação', async () => {
    const { clienteId } = await cenario.incluirOrcamento()
    expect((await ultimos(clienteId, 1, 'REPRESENTANTE')).status).toBe(404)
    expect((await ultimos(999_999_999, 1)).status).toBe(404)
    const params = { idCli: 1, idProd: 1 }
    expect((await teste.chamar(listarUltimosCotadosDoProduto, { params })).status).toBe(401)
    expect((await ultimos(1, 1, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })
})

import type { StatusDaVida } from '@balcao/dominio/pedidos/vida'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDaVida } from '../../../test/cenario-da-vida.ts'
import { cenarioDeVendas } from '../../../test/cenario-de-vendas.ts'
import { converterTudo } from '../../../test/converter-tudo.ts'
import { enquantoPreso } from '../../../test/esperando-trava.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { mudarStatus } from '../pedidos/mudar-status.ts'
import { travarPedido } from '../pedidos/queries-mudanca.ts'
import { estoque } from '../produtos/tabelas.ts'

let teste: AppDeTeste
beforeAll(async () => {
  teste = await criarAppDeTeste()
})
afterAll(() => teste.fechar())

it('VEN-02 dois pedidos que expiraram e voltam no mesmo instante: o estoque que dá para um é de um', async () => {
  const { banco } = teste.negocio()
  const [vendas, vida] = [cenarioDeVendas(teste), cenarioDaVida(teste)]
  const mudar = (id: number, para: StatusDaVida) =>
    transacao(banco, async (tx) =>
      mudarStatus(tx, { negocio: teste.negocio(), autoria: vida.autoria() }, await travarPedido(tx, id), {
        ...{ para, observacao: null, sistema: 'ERP' },
      }),
    )
  const primeiro = await vendas.comecar()
  const produto = await vendas.criarProduto(primeiro.tabelaId, primeiro.filialId, { estoque: 10 })
  const ids: number[] = []
  for (const { id } of [primeiro, await vendas.comecar()]) {
    await vendas.alterar(id, { versao: 1, itens: [vendas.linha(produto, { qtde: 10 })] })
    const { idPedido } = await converterTudo(teste, id)
    await banco.execute(sql`update pedido_bloqueio set liberado_em = now() where pedido_id = ${idPedido}`)
    await banco.execute(sql`update pedido set status = 'PAGAMENTO_PENDENTE' where id = ${idPedido}`)
    await mudar(idPedido, 'PAGAMENTO_EXPIRADO')
    ids.push(idPedido)
  }
  await enquantoPreso(
    banco,
    // Each has seen what is free before any of them takes it, unless they wait for each other.
    (tx) => tx.execute(sql`lock table reserva_de_estoque in share mode`),
    ids.map((id) => () => mudar(id, 'PAGAMENTO_PENDENTE')),
  )
  const [saldo] = await banco.select().from(estoque).where(eq(estoque.produtoId, produto.id))
  expect(Number(saldo?.reservado)).toBe(10)
  const status = await Promise.all(ids.map(async (id) => (await vida.linha(id)).status))
  expect(status.toSorted()).toEqual(['BLOQUEADO', 'PAGAMENTO_PENDENTE'])
})

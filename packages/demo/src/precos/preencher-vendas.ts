import { clienteRegistro } from '@balcao/api/src/features/cadastros/nucleo/tabelas.ts'
import { cliente } from '@balcao/api/src/features/clientes/tabelas.ts'
import { filial } from '@balcao/api/src/features/filiais/tabelas.ts'
import { cupom, descontoErp, regraFiscal } from '@balcao/api/src/features/precos/tabelas.ts'
import { estoque, preco, produto, tabelaPreco } from '@balcao/api/src/features/produtos/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { asc, sql } from 'drizzle-orm'
import { gravarEmLotes } from '../lotes.ts'
import type { UfDemo } from '../lugares/cidades.ts'
import type { OpcoesDaDemo } from '../opcoes-da-demo.ts'
import { gerarCupons } from './gerar-cupons.ts'
import { gerarRegrasFiscais } from './gerar-regras-fiscais.ts'

const TABELA_DE_REFERENCIA = 'Varejo'

/** VEN-02 What sales rest on: taxes, coupons, what the ERP gives, what goods cost. */
export async function preencherVendas(tx: Executor, { hoje }: OpcoesDaDemo): Promise<void> {
  const ufs = await tx.selectDistinct({ uf: filial.uf }).from(filial).orderBy(asc(filial.uf))
  const regras = gerarRegrasFiscais(ufs.map(({ uf }) => uf as UfDemo))
  await gravarEmLotes(regras, (lote) => tx.insert(regraFiscal).values(lote))
  for (const novo of gerarCupons(hoje)) await tx.insert(cupom).values(novo)
  await darDescontosDoErp(tx, hoje)
  await custear(tx)
  await classificarDoSimples(tx)
}

/** Every seventh customer buys at less than their table, every fiftieth at more. */
async function darDescontosDoErp(tx: Executor, hoje: string): Promise<void> {
  await tx.execute(sql`
    insert into ${descontoErp} (cliente_id, percentual, inicio, fim)
    select ${cliente.id}, case when ${cliente.id} % 50 = 0 then 1.5 else -2 end, ${hoje}::date - 90, ${hoje}::date + 275
    from ${cliente} where ${cliente.id} % 7 = 0 or ${cliente.id} % 50 = 0`)
}

/** Between 60 % and 76 % of what retail pays, by the product's own code; of some nobody registered it. */
async function custear(tx: Executor): Promise<void> {
  await tx.execute(sql`
    update ${estoque} set custo = round(referencia.valor * (60 + referencia.codigo % 17) / 100, 4)
    from (
      select ${preco.produtoId} as produto_id, ${preco.valor} as valor, ${produto.codigo}::bigint as codigo
      from ${preco} join ${produto} on ${produto.id} = ${preco.produtoId}
      join ${tabelaPreco} on ${tabelaPreco.id} = ${preco.tabelaPrecoId}
      where ${tabelaPreco.nome} = ${TABELA_DE_REFERENCIA} and ${produto.codigo}::bigint % 61 <> 0
    ) referencia
    where referencia.produto_id = estoque.produto_id`)
}

async function classificarDoSimples(tx: Executor): Promise<void> {
  await tx.update(clienteRegistro).set({ simples: true }).where(sql`${clienteRegistro.clienteId} % 3 = 0`)
}

import { colaborador } from '@balcao/api/src/features/acesso/tabelas.ts'
import { cliente } from '@balcao/api/src/features/clientes/tabelas.ts'
import { filial } from '@balcao/api/src/features/filiais/tabelas.ts'
import { formaCobranca, planoPagamento, tipoFrete } from '@balcao/api/src/features/pedidos/tabelas.ts'
import { produto, tabelaPreco } from '@balcao/api/src/features/produtos/tabelas.ts'
import { transportadora } from '@balcao/api/src/features/transportadoras/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { idsPorChave } from '@balcao/api/src/platform/banco/ids-por-chave.ts'
import type { Demo } from './gerar-demo.ts'

export type Referencias = Awaited<ReturnType<typeof lerReferencias>>

/** The numbers that the database gave to what quotes, orders and all that follows refer to. */
export async function lerReferencias(tx: Executor, { filiais }: Pick<Demo, 'filiais'>) {
  const idDoCnpj = idsPorChave(await tx.select({ chave: filial.cnpj, id: filial.id }).from(filial))
  return {
    filial: (posicao: number) => idDoCnpj(filiais[posicao]?.cnpj ?? `posição ${posicao}`),
    cliente: idsPorChave(await tx.select({ chave: cliente.documento, id: cliente.id }).from(cliente)),
    colaborador: idsPorChave(
      await tx.select({ chave: colaborador.cpf, id: colaborador.id }).from(colaborador),
    ),
    produto: idsPorChave(await tx.select({ chave: produto.codigo, id: produto.id }).from(produto)),
    tabela: idsPorChave(await tx.select({ chave: tabelaPreco.nome, id: tabelaPreco.id }).from(tabelaPreco)),
    transportadora: idsPorChave(
      await tx.select({ chave: transportadora.cnpj, id: transportadora.id }).from(transportadora),
    ),
    plano: idsPorChave(
      await tx.select({ chave: planoPagamento.descricao, id: planoPagamento.id }).from(planoPagamento),
    ),
    cobranca: idsPorChave(
      await tx.select({ chave: formaCobranca.descricao, id: formaCobranca.id }).from(formaCobranca),
    ),
    frete: idsPorChave(await tx.select({ chave: tipoFrete.descricao, id: tipoFrete.id }).from(tipoFrete)),
  }
}

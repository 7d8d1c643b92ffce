import { notaFiscal } from '@balcao/api/src/features/notas/tabelas.ts'
import { opcaoDeCadastro } from '@balcao/api/src/features/opcoes/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { idsPorChave } from '@balcao/api/src/platform/banco/ids-por-chave.ts'
import type { ListaDeCadastro } from '@balcao/dominio/opcoes/contratos'
import type { Demo } from './gerar-demo.ts'
import { lerReferencias } from './referencias.ts'

export type Ids = Awaited<ReturnType<typeof lerIds>>

export async function lerIds(tx: Executor, demo: Pick<Demo, 'filiais'>) {
  const opcoes = await tx.select().from(opcaoDeCadastro)
  const idDaOpcao = idsPorChave(
    opcoes.map(({ lista, descricao, id }) => ({ chave: `${lista}/${descricao}`, id })),
  )
  return {
    ...(await lerReferencias(tx, demo)),
    nota: idsPorChave(await tx.select({ chave: notaFiscal.chave, id: notaFiscal.id }).from(notaFiscal)),
    opcao: (lista: ListaDeCadastro, descricao: string) => idDaOpcao(`${lista}/${descricao}`),
  }
}

import {
  cliente,
  clienteEmail,
  clienteFilial,
  clienteTelefone,
  regiao,
} from '@balcao/api/src/features/clientes/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { regiaoDe } from '../clientes/preencher-regioes.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Ids } from '../ler-ids.ts'
import { cpfDa, type PedidoGerado } from './gerar-fila.ts'

/** CAD-01 Those that the registration itself wrote. */
export async function preencherProspects(
  tx: Executor,
  negocio: NegocioDemo,
  pedidos: readonly PedidoGerado[],
  ids: Ids,
): Promise<void> {
  const regioes = await tx.select({ id: regiao.id, nome: regiao.nome }).from(regiao)
  for (const { cliente: gerado, novo, solicitadoEm } of pedidos) {
    if (!novo) continue
    const { filiais, tabela, ...linha } = gerado
    const quando = { criadoEm: solicitadoEm, atualizadoEm: solicitadoEm }
    const [gravado] = await tx
      .insert(cliente)
      .values({
        ...linha,
        prospect: true,
        dataCadastro: hojeEm(solicitadoEm),
        representanteId: ids.colaborador(cpfDa('REPRESENTANTE')),
        regiaoId: regioes.find(({ nome }) => nome === regiaoDe(negocio, linha))?.id ?? null,
        tabelaPrecoId: ids.tabela(tabela),
        ...quando,
      })
      .returning({ id: cliente.id })
    if (!gravado) throw new Error(`O prospect ${linha.documento} não foi gravado`)
    const principal = { clienteId: gravado.id, descricao: 'Principal', principal: true, ...quando }
    await tx
      .insert(clienteFilial)
      .values(filiais.map((posicao) => ({ clienteId: gravado.id, filialId: ids.filial(posicao) })))
    await tx.insert(clienteTelefone).values({ ...principal, numero: linha.telefone })
    await tx.insert(clienteEmail).values({ ...principal, email: linha.email })
  }
}

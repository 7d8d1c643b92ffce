import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { anunciarCliente } from '../clientes/anunciar.ts'
import type { EnderecoGravado } from './queries.ts'

type Acao = 'CRIAR' | 'SELECIONAR' | 'TIRAR_SELECAO' | 'EXCLUIR'

/** What happened to an address, for the history and for whoever shows the customer. */
export async function registrarDoEndereco(
  tx: Tx,
  autoria: Autoria,
  { id, clienteId }: Pick<EnderecoGravado, 'id' | 'clienteId'>,
  acao: Acao,
  dados: Record<string, unknown> = {},
): Promise<void> {
  await registrarHistorico(tx, autoria, {
    entidade: 'endereco_entrega',
    entidadeId: id,
    acao,
    dados: { cliente: clienteId, ...dados },
  })
  await anunciarCliente(tx, autoria)
}

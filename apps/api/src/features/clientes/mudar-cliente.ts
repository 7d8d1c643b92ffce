import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { anunciarCliente } from './anunciar.ts'
import { type CamposDoCliente, type ClienteGravado, gravarCliente } from './queries-mudanca.ts'

type Mudanca = { campos?: CamposDoCliente; acao: string; dados: Record<string, unknown> }

/** CLI-06 The one way to change a customer: fields, next version, history and news, all or nothing. */
export async function mudarCliente(
  tx: Tx,
  autoria: Autoria,
  { id }: Pick<ClienteGravado, 'id'>,
  { campos = {}, acao, dados }: Mudanca,
): Promise<void> {
  await gravarCliente(tx, autoria, id, campos)
  await registrarHistorico(tx, autoria, { entidade: 'cliente', entidadeId: id, acao, dados })
  await anunciarCliente(tx, autoria)
}

import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { Negocio } from '../../negocio.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { parametrosDoCliente } from '../clientes/parametros-do-cliente.ts'
import type { Prazo } from './presenter.ts'

/** PAR-01 By the branch that serves the customer. */
export async function prazoDoCliente(
  banco: Executor,
  negocio: Negocio,
  clienteId: number,
  agora: Date,
): Promise<Prazo> {
  const { documentoVenceDias } = await parametrosDoCliente(banco, negocio, clienteId)
  return { hoje: hojeEm(agora), avisoDias: documentoVenceDias }
}

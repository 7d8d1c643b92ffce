import { emailComprovado } from '@balcao/dominio/conta/vinculo'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { clientesVinculados } from '../../clientes/queries-vinculo.ts'
import { contaDoConsumidor } from './queries-atendimento.ts'

/** SEG-01 The CPF says which account it would be; the e-mail, whether it is. */
export async function contaProvada(
  tx: Tx,
  documento: string | null,
  email: string | null | undefined,
): Promise<number | null> {
  const conta = documento === null ? null : await contaDoConsumidor(tx, { cpf: documento })
  if (!conta) return null
  const cadastros = await clientesVinculados(tx, conta.id)
  const emailsDosCadastros = cadastros.map((cadastro) => cadastro.email)
  return emailComprovado(email, { ...conta, emailsDosCadastros }) ? conta.id : null
}

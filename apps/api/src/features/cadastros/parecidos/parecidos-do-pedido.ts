import type { FormularioDoCadastro } from '@balcao/dominio/cadastros/formulario'
import type { ParecidoVisto } from '@balcao/dominio/cadastros/parecidos'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { procurarParecidosDe } from './procurar.ts'

/** CAD-03 Whom a registration looks like, as it is sent: what the wizard tells whoever sends it, for whoever decides about it. */
export async function parecidosDoPedido(
  tx: Tx,
  sessao: Sessao,
  { documento, empresa, contatos, enderecoCobranca }: FormularioDoCadastro,
  maximo: number,
): Promise<ParecidoVisto[]> {
  const { razaoSocial, nomeFantasia } = empresa
  const { cep, numero } = enderecoCobranca
  const procurado = { documento, razaoSocial, nomeFantasia, telefone: contatos.telefone1, cep, numero }
  const parecidos = await procurarParecidosDe(tx, sessao, procurado, maximo)
  return parecidos.map(({ id, porque }) => ({ id, porque }))
}

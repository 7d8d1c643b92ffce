import type { Negocio } from '../../negocio.ts'
import { remetenteDoNegocio } from '../../remetente.ts'

/** Who a branch writes as: its parameters and, where they say nothing, as the business does. */
export function remetenteDaFilial(negocio: Negocio, filialId: number): { nome: string; endereco: string } {
  const { nomeDoRemetente, enderecoDoRemetente } = negocio.parametros(filialId)
  const { nome, endereco } = remetenteDoNegocio(negocio)
  return {
    nome: nomeDoRemetente.replace(/\s+/g, ' ') || nome,
    endereco: enderecoDoRemetente || endereco,
  }
}

import type { Negocio } from '../../negocio.ts'

const NOME_E_ENDERECO = /^\s*(?:"?([^"<>]*)"?\s*)?<([^<>]+)>\s*$/

/** Who a branch writes as: its parameters and, where they say nothing, the business's name and the server's address. */
export function remetenteDaFilial(negocio: Negocio, filialId: number): { nome: string; endereco: string } {
  const { nomeDoRemetente, enderecoDoRemetente } = negocio.parametros(filialId)
  const [, , doServidor = negocio.remetente] = NOME_E_ENDERECO.exec(negocio.remetente) ?? []
  return {
    nome: (nomeDoRemetente || negocio.configuracao.nome).replace(/\s+/g, ' '),
    endereco: enderecoDoRemetente || doServidor.trim(),
  }
}

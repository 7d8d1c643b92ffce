import type { Cadastrado, ClienteParecido } from '@balcao/dominio/cadastros/contratos'
import { fraseDoCadastro } from '@balcao/dominio/cadastros/frase-do-cadastro'
import type { ModoDeCadastro } from '@balcao/dominio/cadastros/modos'
import type { MotivoDeParecer } from '@balcao/dominio/cadastros/parecidos'
import type { Parecido } from './queries-parecidos.ts'

export function apresentarParecido({
  id,
  fantasia,
  razaoSocial,
  documento,
  cidade,
  uf,
  porque,
}: Parecido & { porque: MotivoDeParecer[] }): ClienteParecido {
  return { id, fant: fantasia, razSoc: razaoSocial, cnpj: documento, cid: cidade, uf, porque }
}

type Gravado = {
  clienteId: number
  cadastroId: number
  modo: ModoDeCadastro
  simulacao: boolean
  pendente: boolean
  avisos: Record<string, string>
}

export function apresentarCadastrado({
  clienteId,
  cadastroId,
  modo,
  simulacao,
  pendente,
  avisos,
}: Gravado): Cadastrado {
  const situacao = pendente ? 'PENDENTE' : 'APROVADO'
  const message = fraseDoCadastro({ modo, simulacao, situacao })
  return { message, idCli: clienteId, idCadastro: cadastroId, situacao, avisos }
}

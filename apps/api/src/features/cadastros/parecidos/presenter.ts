import type { Cadastrado, procurarParecidos } from '@balcao/dominio/cadastros/contratos'
import { fraseDoCadastro } from '@balcao/dominio/cadastros/frase-do-cadastro'
import type { ModoDeCadastro } from '@balcao/dominio/cadastros/modos'
import type { MotivoDeParecer } from '@balcao/dominio/cadastros/parecidos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import type { Parecido } from './queries-parecidos.ts'

export function apresentarParecido({
  id,
  fantasia,
  razaoSocial,
  documento,
  cidade,
  uf,
  porque,
}: Parecido & { porque: MotivoDeParecer[] }): RespostaDe<typeof procurarParecidos>['itens'][number] {
  return { id, fant: fantasia, razSoc: razaoSocial, cnpj: documento, cid: cidade, uf, porque }
}

type Gravado = {
  clienteId: number
  cadastroId: number
  modo: ModoDeCadastro
  simulacao: boolean
  pendente: boolean
}

export function apresentarCadastrado({
  clienteId,
  cadastroId,
  modo,
  simulacao,
  pendente,
}: Gravado): Cadastrado {
  const situacao = pendente ? 'PENDENTE' : 'APROVADO'
  const message = fraseDoCadastro({ modo, simulacao, situacao })
  return { message, idCli: clienteId, idCadastro: cadastroId, situacao }
}

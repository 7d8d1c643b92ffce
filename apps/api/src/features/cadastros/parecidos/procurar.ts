import { cepGuardado } from '@balcao/dominio/brasil/cep'
import { nomeQueDistingue } from '@balcao/dominio/cadastros/nome-que-distingue'
import { juntarParecidos } from '@balcao/dominio/cadastros/parecidos'
import { telefoneGuardado } from '@balcao/dominio/validacao-de-contato'
import type { Executor } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { type Parecido, procurador, raizDoCnpj } from './queries-parecidos.ts'

const DIGITOS_COM_DDD = 10
const DIGITOS_DO_CEP = 8
const nenhum: Promise<Parecido[]> = Promise.resolve([])

type Procurado = {
  documento: string
  razaoSocial: string
  nomeFantasia: string
  telefone: string
  cep: string
  numero: string
}

/** CAD-03 Customers that the session sees and who look like this one, at most so many; none are looked for where that is zero. */
export async function procurarParecidosDe(
  banco: Executor,
  sessao: Sessao,
  procurado: Procurado,
  maximo: number,
) {
  if (maximo === 0) return []
  const procurar = procurador(banco, sessao, procurado.documento, maximo)
  const raiz = raizDoCnpj(procurado.documento)
  const telefone = telefoneGuardado(procurado.telefone)
  const cep = cepGuardado(procurado.cep)
  const nomes = new Set([procurado.razaoSocial, procurado.nomeFantasia].map(nomeQueDistingue))
  nomes.delete('')
  const [MESMA_RAIZ, TELEFONE, ENDERECO, ...porNome] = await Promise.all([
    raiz ? procurar.daRaiz(raiz) : nenhum,
    telefone.length >= DIGITOS_COM_DDD ? procurar.comTelefone(telefone) : nenhum,
    cep.length === DIGITOS_DO_CEP && procurado.numero ? procurar.noEndereco(cep, procurado.numero) : nenhum,
    ...[...nomes].map((nome) => procurar.chamados(nome)),
  ])
  const NOME = [...new Map(porNome.flat().map((parecido) => [parecido.id, parecido])).values()]
  return juntarParecidos({ MESMA_RAIZ, TELEFONE, ENDERECO, NOME }, maximo)
}

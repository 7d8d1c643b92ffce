import { procurarParecidos } from '@balcao/dominio/cadastros/contratos'
import { nomeQueDistingue } from '@balcao/dominio/cadastros/nome-que-distingue'
import { juntarParecidos } from '@balcao/dominio/cadastros/parecidos'
import { cepGuardado } from '@balcao/dominio/enderecos/campos'
import { telefoneGuardado } from '@balcao/dominio/validacao-de-contato'
import { rota } from '../../../rota.ts'
import { regrasDaFilial } from '../nucleo/regras-da-filial.ts'
import { apresentarParecido } from './presenter.ts'
import { type Parecido, procurador, raizDoCnpj } from './queries-parecidos.ts'

const DIGITOS_COM_DDD = 10
const DIGITOS_DO_CEP = 8
const nenhum: Promise<Parecido[]> = Promise.resolve([])

export const rotaProcurarParecidos = rota(procurarParecidos, async ({ query, sessao, negocio, tx }) => {
  const { cadastroMaximoParecidos: maximo } = regrasDaFilial(negocio, sessao, query.idFil)
  if (maximo === 0) return { itens: [] }
  const procurar = procurador(tx, sessao, query.documento, maximo)
  const raiz = raizDoCnpj(query.documento)
  const telefone = telefoneGuardado(query.telefone)
  const cep = cepGuardado(query.cep)
  const nomes = new Set([query.razaoSocial, query.nomeFantasia].map(nomeQueDistingue))
  nomes.delete('')
  const [MESMA_RAIZ, TELEFONE, ENDERECO, ...porNome] = await Promise.all([
    raiz ? procurar.daRaiz(raiz) : nenhum,
    telefone.length >= DIGITOS_COM_DDD ? procurar.comTelefone(telefone) : nenhum,
    cep.length === DIGITOS_DO_CEP && query.numero ? procurar.noEndereco(cep, query.numero) : nenhum,
    ...[...nomes].map((nome) => procurar.chamados(nome)),
  ])
  const NOME = [...new Map(porNome.flat().map((parecido) => [parecido.id, parecido])).values()]
  return {
    itens: juntarParecidos({ MESMA_RAIZ, TELEFONE, ENDERECO, NOME }, maximo).map(apresentarParecido),
  }
})

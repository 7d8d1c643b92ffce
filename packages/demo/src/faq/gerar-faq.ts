import { somarDias } from '@balcao/dominio/formatos/datas'
import { ehInterno } from '@balcao/dominio/usuarios'
import type { ColaboradorGerado } from '../acesso/gerar-colaboradores.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import { criarSorteio } from '../sorteio.ts'
import { type ArtigoDemo, TIPOS_DE_ARTIGO_DEMO } from './artigos/artigo-demo.ts'
import { ATENDIMENTO } from './artigos/atendimento.ts'
import { CADASTRO } from './artigos/cadastro.ts'
import { DEVOLUCOES } from './artigos/devolucoes.ts'
import { ENTREGAS } from './artigos/entregas.ts'
import { FINANCEIRO } from './artigos/financeiro.ts'
import { FISCAL } from './artigos/fiscal.ts'

type ChaveDeTipo = (typeof TIPOS_DE_ARTIGO_DEMO)[number]['chave']

const ARTIGOS: Record<ChaveDeTipo, readonly ArtigoDemo[]> = {
  DEVOLUCOES,
  ENTREGAS,
  FINANCEIRO,
  FISCAL,
  CADASTRO,
  ATENDIMENTO,
}

/** Of the people who may read an article, how many in a hundred said whether it helped. */
const PARTICIPACAO = { minima: 25, maxima: 80 } as const

/** FAQ-01 The articles of a business with the votes of its people: the same on every run. */
export function gerarFaq(negocio: NegocioDemo, hoje: string, pessoas: readonly ColaboradorGerado[]) {
  const sorteio = criarSorteio(`faq:${negocio}`)
  const votar = ({ publico = 'TODOS', rascunho, aprovacao }: ArtigoDemo) => {
    if (rascunho) return []
    const leitores = pessoas.filter(({ tipo }) => publico === 'TODOS' || ehInterno(tipo))
    const participacao = sorteio.inteiro(PARTICIPACAO.minima, PARTICIPACAO.maxima)
    const quantos = Math.round((leitores.length * participacao) / 100)
    return sorteio.varios(leitores, quantos).map(({ cpf }) => ({ cpf, ajudou: sorteio.chance(aprovacao) }))
  }
  return TIPOS_DE_ARTIGO_DEMO.map((tipo) => ({
    ...tipo,
    artigos: ARTIGOS[tipo.chave]
      .filter((artigo) => artigo.negocio === undefined || artigo.negocio === negocio)
      .map((artigo) => ({
        titulo: artigo.titulo,
        palavrasChave: artigo.palavrasChave,
        conteudo: artigo.conteudo,
        publico: artigo.publico ?? 'TODOS',
        publicado: artigo.rascunho !== true,
        data: somarDias(hoje, -sorteio.inteiro(20, 300)),
        votos: votar(artigo),
      })),
  }))
}

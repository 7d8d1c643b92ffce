import { ErroDeNegocio } from '@balcao/dominio/erros'
import {
  listarArtigos,
  listarArtigosRelacionados,
  listarTiposDeArtigo,
  obterArtigo,
} from '@balcao/dominio/faq/contratos'
import { termosDoAssunto } from '@balcao/dominio/faq/termos'
import { pode } from '@balcao/dominio/permissoes'
import { rota } from '../../rota.ts'
import { apresentarArtigo, apresentarNaLista, apresentarRelacionado } from './presenter.ts'
import { artigoDaSessao, artigosDaSessao, tiposComQuantidade } from './queries.ts'
import { artigosRelacionados } from './queries-relacionados.ts'
import { usoDosArtigos } from './queries-uso.ts'

export const rotaListarArtigos = rota(listarArtigos, async ({ query, sessao, negocio, tx }) => {
  const { itens, paginator } = await artigosDaSessao(tx, sessao, query)
  const termos = termosDoAssunto(query.termo)
  const usos = pode(sessao.autorizacoes, 'FAQ_EDITAR')
    ? await usoDosArtigos(
        tx,
        itens.map(({ id }) => id),
        negocio.parametros(null).artigoEvitouHoras,
      )
    : null
  return { itens: itens.map((linha) => apresentarNaLista(linha, termos, usos?.get(linha.id))), paginator }
})

export const rotaListarTiposDeArtigo = rota(listarTiposDeArtigo, async ({ query, sessao, tx }) => ({
  itens: await tiposComQuantidade(tx, sessao, query.termo),
}))

export const rotaListarArtigosRelacionados = rota(
  listarArtigosRelacionados,
  async ({ query, sessao, tx }) => ({
    itens: (await artigosRelacionados(tx, sessao, query)).map(apresentarRelacionado),
  }),
)

export const rotaObterArtigo = rota(obterArtigo, async ({ params, sessao, tx }) => {
  const linha = await artigoDaSessao(tx, sessao, params.idArtigo)
  if (!linha) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return apresentarArtigo(linha)
})

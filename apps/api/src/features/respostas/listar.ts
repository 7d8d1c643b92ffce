import { ErroDeNegocio } from '@balcao/dominio/erros'
import {
  baixarAnexoDaResposta,
  listarRespostas,
  obterResposta,
  oferecerRespostas,
} from '@balcao/dominio/respostas/contratos'
import { enviarArquivo, mostravelNoNavegador } from '../../platform/http/enviar-arquivo.ts'
import { rota } from '../../rota.ts'
import { apresentarNaLista, apresentarRespostas } from './presenter.ts'
import { anexosDaSessao, respostaDaSessao, respostasDaSessao, respostasOferecidas } from './queries.ts'

export const rotaListarRespostas = rota(listarRespostas, async ({ query, sessao, tx }) => {
  const { itens, paginator } = await respostasDaSessao(tx, sessao, query)
  return { itens: await apresentarNaLista(tx, sessao, itens), paginator }
})

export const rotaOferecerRespostas = rota(oferecerRespostas, async ({ query, sessao, tx }) => ({
  itens: await apresentarRespostas(tx, await respostasOferecidas(tx, sessao, query.setor)),
}))

export const rotaObterResposta = rota(obterResposta, async ({ params, sessao, tx }) => {
  const linha = await respostaDaSessao(tx, sessao, params.idResposta)
  const [apresentada] = linha ? await apresentarNaLista(tx, sessao, [linha]) : []
  if (!apresentada) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return apresentada
})

export const rotaBaixarAnexoDaResposta = rota(
  baixarAnexoDaResposta,
  async ({ params, sessao, negocio, resposta, tx }) => {
    const [anexo] = await anexosDaSessao(tx, sessao, [params.idAnexo])
    const daResposta = anexo?.respostaId === params.idResposta ? anexo : null
    const arquivo = daResposta && (await negocio.armazem.abrir(daResposta.arquivo))
    if (!arquivo) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const { nomeExibicao: nome, midia } = daResposta
    const { conteudo, tamanho } = arquivo
    return enviarArquivo(resposta, { nome, midia, conteudo, tamanho, mostravel: mostravelNoNavegador(midia) })
  },
)

import {
  criarArtigo as escreverArtigo,
  listarTiposDeArtigo,
  publicarArtigo,
} from '@balcao/dominio/faq/contratos'
import { nomeUnico } from './cliente.ts'
import { pedir, type Sessao } from './pela-api.ts'

/** FAQ-01 An article that everybody finds by its title. */
export async function criarArtigo(sessao: Sessao, assunto: string) {
  const titulo = nomeUnico(assunto)
  const { itens } = await pedir(sessao, listarTiposDeArtigo)
  const { id, versao } = await pedir(sessao, escreverArtigo, {
    corpo: { titulo, idTipo: itens[0]?.id ?? 0, publico: 'TODOS', conteudo: `Sobre ${titulo}.` },
  })
  await pedir(sessao, publicarArtigo, { params: { idArtigo: id }, corpo: { versao } })
  return { id, titulo }
}

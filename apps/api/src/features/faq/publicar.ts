import { ErroDeNegocio } from '@balcao/dominio/erros'
import {
  despublicarArtigo,
  despublicarVariosArtigos,
  publicarArtigo,
  publicarVariosArtigos,
} from '@balcao/dominio/faq/contratos'
import { impedimentoParaDespublicar, impedimentoParaPublicar } from '@balcao/dominio/faq/publicacao'
import { paraCada } from '../../platform/banco/em-lote.ts'
import { rota } from '../../rota.ts'
import { type Escrita, registrar, reler, travarNaVersao } from './criar-e-alterar.ts'
import { mudarArtigo } from './queries-escrita.ts'

type Publicacao = 'PUBLICAR' | 'DESPUBLICAR'
const IMPEDIMENTO = { PUBLICAR: impedimentoParaPublicar, DESPUBLICAR: impedimentoParaDespublicar }
const FEITO = { PUBLICAR: 'Artigo publicado.', DESPUBLICAR: 'Artigo tirado do ar.' }

type Pedido = { id: number; versao?: number | undefined }

/** FAQ-01 One article, alone or among others: the rule, the change and its history. */
async function mudarPublicacao(escrita: Escrita, acao: Publicacao, { id, versao }: Pedido) {
  const { tx, autoria } = escrita
  const artigo = await travarNaVersao(escrita, id, versao)
  const impedimento = IMPEDIMENTO[acao]({ publicado: artigo.publicadoEm !== null })
  if (impedimento) throw new ErroDeNegocio(impedimento)
  await mudarArtigo(tx, autoria, id, { publicadoEm: acao === 'PUBLICAR' ? autoria.agora : null })
  await registrar(escrita, id, acao)
  return { message: FEITO[acao], versao: artigo.versao + 1 }
}

export const rotaPublicarArtigo = rota(publicarArtigo, async ({ params, corpo, ...escrita }) => {
  await mudarPublicacao(escrita, 'PUBLICAR', { id: params.idArtigo, ...corpo })
  return reler(escrita, params.idArtigo)
})

export const rotaDespublicarArtigo = rota(despublicarArtigo, async ({ params, corpo, ...escrita }) => {
  await mudarPublicacao(escrita, 'DESPUBLICAR', { id: params.idArtigo, ...corpo })
  return reler(escrita, params.idArtigo)
})

export const rotaPublicarVariosArtigos = rota(publicarVariosArtigos, ({ corpo, tx, ...escrita }) =>
  paraCada(tx, corpo.artigos, (parte, artigo) =>
    mudarPublicacao({ ...escrita, tx: parte }, 'PUBLICAR', artigo),
  ),
)

export const rotaDespublicarVariosArtigos = rota(despublicarVariosArtigos, ({ corpo, tx, ...escrita }) =>
  paraCada(tx, corpo.artigos, (parte, artigo) =>
    mudarPublicacao({ ...escrita, tx: parte }, 'DESPUBLICAR', artigo),
  ),
)

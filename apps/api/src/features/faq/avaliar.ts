import { avaliarArtigo } from '@balcao/dominio/faq/contratos'
import { scoreDoArtigo } from '@balcao/dominio/faq/score'
import { rota } from '../../rota.ts'
import { gravarVoto, travarArtigoPublicado } from './queries-escrita.ts'

export const rotaAvaliarArtigo = rota(avaliarArtigo, async ({ params, corpo, sessao, agora, tx }) => {
  const { id } = await travarArtigoPublicado(tx, sessao, params.idArtigo)
  const { ajudou } = corpo
  const votos = await gravarVoto(tx, {
    artigoId: id,
    colaboradorId: sessao.colaboradorId,
    ajudou,
    votadoEm: agora,
  })
  return { ...votos, score: scoreDoArtigo(votos), meuVoto: ajudou }
})

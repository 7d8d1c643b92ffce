import { canaisDoPublico, type EventosDeAvisos } from '@balcao/dominio/avisos/canais'
import { publicarAviso } from '@balcao/dominio/avisos/contratos'
import { tiposDoPublico } from '@balcao/dominio/avisos/publico'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { publicar } from '../../platform/realtime/publicar.ts'
import { rota } from '../../rota.ts'
import { unidadesVisiveis } from '../filiais/queries.ts'
import { filialVisivel } from '../filiais/visibilidade.ts'
import { avisoRepetido, inserirAviso } from './queries.ts'

/** The very same notice again so soon is a request sent twice, not a second notice. */
const JANELA_DE_REPETICAO_MS = 10 * 60_000

export const rotaPublicarAviso = rota(publicarAviso, async ({ corpo, sessao, agora, autoria, tx }) => {
  const { titulo, mensagem, importante, idFil = null } = corpo
  if (idFil !== null) {
    const unidades = await unidadesVisiveis(tx, filialVisivel(sessao))
    if (!unidades.some((unidade) => unidade.id === idFil))
      throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { idFil: MENSAGENS.invalido } })
  }
  const publico = { tipos: tiposDoPublico(corpo.tipos), filialId: idFil }
  const novo = { titulo, mensagem, importante, ...publico, publicadoEm: agora, autorId: sessao.colaboradorId }
  const repetido = await avisoRepetido(tx, novo, new Date(agora.getTime() - JANELA_DE_REPETICAO_MS))
  if (repetido) return { id: repetido }
  const id = await inserirAviso(tx, novo)
  await registrarHistorico(tx, autoria, {
    entidade: 'aviso',
    entidadeId: id,
    acao: 'PUBLICAR',
    dados: { titulo, importante, ...publico },
  })
  for (const canal of canaisDoPublico(publico))
    await publicar(tx, {
      canal,
      evento: 'aviso-publicado' satisfies keyof EventosDeAvisos,
      dados: { id } satisfies EventosDeAvisos['aviso-publicado'],
    })
  return { id }
})

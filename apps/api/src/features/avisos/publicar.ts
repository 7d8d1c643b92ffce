import { publicarAviso } from '@balcao/dominio/avisos/contratos'
import { periodoDoAviso, problemasDoPeriodo } from '@balcao/dominio/avisos/publicacao'
import { tiposDoPublico } from '@balcao/dominio/avisos/publico'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { Tx } from '../../platform/banco/conexao.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { unidadesVisiveis } from '../filiais/queries.ts'
import { filialVisivel } from '../filiais/visibilidade.ts'
import { contarAoPublico } from './contar-ao-publico.ts'
import { avisoRepetido, inserirAviso } from './queries.ts'
import { setoresAtivos } from './queries-gestao.ts'

/** The very same notice again so soon is a request sent twice, not a second notice. */
const JANELA_DE_REPETICAO_MS = 10 * 60_000

export const rotaPublicarAviso = rota(publicarAviso, async ({ corpo, sessao, agora, autoria, tx }) => {
  const { titulo, mensagem, importante, idFil = null } = corpo
  if (idFil !== null) {
    const unidades = await unidadesVisiveis(tx, filialVisivel(sessao))
    if (!unidades.some((unidade) => unidade.id === idFil))
      throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { idFil: MENSAGENS.invalido } })
  }
  const problemas = problemasDoPeriodo(corpo, agora)
  const setores = await setoresEscolhidos(tx, corpo.setores)
  if (setores === 'DESCONHECIDO') Object.assign(problemas, { setores: MENSAGENS.invalido })
  if (Object.keys(problemas).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: problemas })
  const publico = { tipos: tiposDoPublico(corpo.tipos), filialId: idFil }
  const periodo = periodoDoAviso(corpo, agora)
  const agendado = periodo.situacao === 'AGENDADO'
  const autorId = sessao.colaboradorId
  const aoSetor = setores === 'DESCONHECIDO' ? null : setores
  const novo = {
    titulo,
    mensagem,
    importante,
    ...publico,
    setores: aoSetor,
    ...periodo,
    criadoEm: agora,
    autorId,
  }
  const repetido = await avisoRepetido(tx, novo, new Date(agora.getTime() - JANELA_DE_REPETICAO_MS))
  if (repetido) return { id: repetido, agendado }
  const id = await inserirAviso(tx, novo)
  await registrarHistorico(tx, autoria, {
    entidade: 'aviso',
    entidadeId: id,
    acao: agendado ? 'AGENDAR' : 'PUBLICAR',
    dados: { titulo, importante, ...publico, setores: aoSetor, de: corpo.de, ate: corpo.ate },
  })
  if (!agendado) await contarAoPublico(tx, autoria, 'aviso-publicado', { id, ...publico })
  return { id, agendado }
})

async function setoresEscolhidos(tx: Tx, ids: readonly number[]): Promise<number[] | null | 'DESCONHECIDO'> {
  const setores = [...new Set(ids)].toSorted((a, b) => a - b)
  if (setores.length === 0) return null
  return (await setoresAtivos(tx, setores)) === setores.length ? setores : 'DESCONHECIDO'
}

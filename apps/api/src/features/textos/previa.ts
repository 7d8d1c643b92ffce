import { ErroDeNegocio } from '@balcao/dominio/erros'
import { type ChaveDaMensagem, exemplosDe, mensagemDescrita, textosDa } from '@balcao/dominio/textos/catalogo'
import { COM_DADOS_DE, verPreviaDosTextos } from '@balcao/dominio/textos/contratos'
import { escreverTexto } from '@balcao/dominio/textos/modelo'
import type { Negocio } from '../../negocio.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'
import { exigirNivel } from '../parametros/manter.ts'
import { exigirQueSirvam } from './manter.ts'

type Caso = { tx: Executor; sessao: Sessao; negocio: Negocio; agora: Date }

/** What is known of a ticket or of a quote that this person may see; null where there is none so called. */
export type LerDados = (
  caso: Caso,
  escolhido: string,
) => Promise<{ dados: string; filialId: number; variaveis: Record<string, string> } | null>

/** Whoever knows tickets and quotes reads them. */
export type DadosDasPrevias = Record<(typeof COM_DADOS_DE)[keyof typeof COM_DADOS_DE], LerDados>

export const criarRotaPreviaDosTextos = (leituras: DadosDasPrevias) =>
  rota(verPreviaDosTextos, async ({ params: { chave }, corpo, sessao, negocio, agora, tx }) => {
    const { idFil, valores, de } = corpo
    await exigirNivelVisto(tx, sessao, idFil)
    exigirQueSirvam(chave, idFil, valores)
    const lidos =
      de.trim() === '' ? null : await lerDados({ tx, sessao, negocio, agora }, chave, de, leituras)
    const { nome } = negocio.configuracao
    const variaveis = { ...exemplosDe(chave, nome), ...lidos?.variaveis }
    // What is not written here is what would hold without what is set here.
    const acima: Record<string, string> = textosDa(
      negocio.parametrosGravados().filter(({ filialId }) => filialId !== idFil),
      chave,
      idFil,
    )
    return {
      dados: lidos?.dados ?? 'Dados de exemplo',
      partes: Object.entries(acima).map(([parte, herdado]) => ({
        nome: mensagemDescrita(chave).partes[parte]?.nome ?? parte,
        texto: escreverTexto(valores[parte] ?? herdado, variaveis),
      })),
    }
  })

/** To look needs no more than to see: only what is changed for the whole business asks for all of it. */
async function exigirNivelVisto(tx: Parameters<typeof exigirNivel>[0], sessao: Sessao, idFil: number | null) {
  if (idFil !== null) await exigirNivel(tx, sessao, idFil)
}

async function lerDados(caso: Caso, chave: ChaveDaMensagem, de: string, leituras: DadosDasPrevias) {
  const grupo = mensagemDescrita(chave).grupo as keyof typeof COM_DADOS_DE
  const lidos = COM_DADOS_DE[grupo] && (await leituras[COM_DADOS_DE[grupo]](caso, de.trim()))
  if (!lidos)
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', {
      campos: { de: 'Não há o que você possa ver com este número.' },
    })
  return lidos
}

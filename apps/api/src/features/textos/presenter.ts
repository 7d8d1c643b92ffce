import {
  type ChaveDaMensagem,
  campoDaParte,
  chaveGravada,
  chavesDasMensagens,
  mensagemDescrita,
  partesDe,
  variaveisDaParte,
} from '@balcao/dominio/textos/catalogo'
import type { MensagemNaTela, TextosNoNivel } from '@balcao/dominio/textos/contratos'

type Gravado = { chave: string; filialId: number | null; valor: string | null; versao: number }

/** Every message of the catalogue, with what was changed at the levels that this person sees. */
export function apresentarTextos(
  gravados: readonly Gravado[],
  vistas: ReadonlySet<number>,
): MensagemNaTela[] {
  const visiveis = gravados.filter(({ filialId }) => filialId === null || vistas.has(filialId))
  return chavesDasMensagens.map((chave) => {
    const { nome, grupo, quando, quem, nivel, partes } = mensagemDescrita(chave)
    return {
      ...{ chave, nome, grupo, quando, quem },
      soDoNegocio: nivel === 'negocio',
      partes: Object.entries(partes).map(([parte, { padrao }]) => ({
        nome: parte,
        campo: campoDaParte(chave, parte),
        padrao,
        variaveis: variaveisDaParte(chave, parte),
      })),
      niveis: niveisDe(chave, visiveis),
    }
  })
}

function niveisDe(chave: ChaveDaMensagem, gravados: readonly Gravado[]): TextosNoNivel[] {
  const partes = new Map(partesDe(chave).map((parte) => [chaveGravada(chave, parte), parte]))
  const dela = gravados.filter((gravado) => partes.has(gravado.chave))
  return [...Map.groupBy(dela, ({ filialId }) => filialId)].map(([idFil, doNivel]) => ({
    idFil,
    valores: Object.fromEntries(
      doNivel.map(({ chave: gravada, valor }) => [partes.get(gravada) ?? '', valor]),
    ),
    versao: doNivel.reduce((soma, { versao }) => soma + versao, 0),
  }))
}

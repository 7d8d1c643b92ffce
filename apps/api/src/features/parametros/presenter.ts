import { type OpcaoDoCampo, QUE_NAO_SE_MOSTRA } from '@balcao/dominio/ajustes/campo'
import { type ChaveDeParametro, comPrefixo, PARAMETROS, semPrefixo } from '@balcao/dominio/parametros'
import {
  ASSUNTOS_DOS_PARAMETROS,
  assuntoDoParametro,
  parametrosPorAssunto,
} from '@balcao/dominio/parametros/assuntos'
import { campoDoParametro, lerGravado, padraoDoParametro } from '@balcao/dominio/parametros/campo'
import type { ParametroNaTela, ValorNoNivel } from '@balcao/dominio/parametros/contratos'
import type { Definicao } from '@balcao/dominio/parametros/especies'

/** What may be chosen where the business keeps it: its branches, its types of ticket. */
export type EscolhasDosParametros = Partial<Record<ChaveDeParametro, readonly OpcaoDoCampo[]>>

type Gravado = { chave: string; filialId: number | null; valor: string | null; versao: number }

const definicaoDe = (chave: ChaveDeParametro): Definicao<unknown> => PARAMETROS[chave]
export const soDoNegocio = (chave: ChaveDeParametro): boolean => definicaoDe(chave).nivel === 'negocio'

/** What is set there, as its field shows it: never a secret, only that there is one. */
export function valorQueSeMostra(chave: ChaveDeParametro, valor: string | null): string | null {
  const lido = valor === null ? null : lerGravado(chave, valor)
  return lido !== null && lido !== '' && definicaoDe(chave).especie === 'segredo' ? QUE_NAO_SE_MOSTRA : lido
}

export function apresentarParametros(
  gravados: readonly Gravado[],
  escolhas: EscolhasDosParametros,
  vistas: ReadonlySet<number>,
): ParametroNaTela[] {
  const porChave = Map.groupBy(
    gravados.filter(({ filialId }) => filialId === null || vistas.has(filialId)),
    ({ chave }) => semPrefixo(chave),
  )
  return parametrosPorAssunto.map((chave) => {
    const assunto = assuntoDoParametro(chave)
    const { onde, paginas } = ASSUNTOS_DOS_PARAMETROS[assunto]
    const noNivel = ({ filialId, valor, versao }: Gravado): ValorNoNivel => ({
      idFil: filialId,
      valor: valorQueSeMostra(chave, valor),
      versao,
    })
    return {
      chave,
      assunto,
      onde,
      paginas: [...paginas],
      campo: campoDoParametro(chave, escolhas[chave]),
      padrao: padraoDoParametro(chave),
      soDoNegocio: soDoNegocio(chave),
      valores: (porChave.get(chave) ?? [])
        .filter(({ chave: gravada }) => gravada === comPrefixo(chave))
        .map(noNivel),
    }
  })
}

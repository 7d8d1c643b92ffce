import type { PermissoesDoNegocio } from '@balcao/dominio/permissoes/contratos'
import {
  type Celula,
  type CelulaDecidida,
  criarLeituraDaMatriz,
  definicaoDaAcao,
  porQueEFixa,
} from '@balcao/dominio/permissoes/regras'

/** ADM-03 What is to be changed, each with the version that the person saw when they changed it. */
export type Rascunho = ReadonlyMap<string, CelulaDecidida>
export const SEM_MUDANCAS: Rascunho = new Map()

export const chaveDaCelula = ({ tipo, acao }: Celula): string => `${tipo}/${acao}`

/** The other answer. What is shipped is no decision, so that going there and back leaves nothing behind. */
export function alternar(
  rascunho: Rascunho,
  decididas: PermissoesDoNegocio['decididas'],
  celula: Celula,
): Rascunho {
  const { pode, decisao, versao } = criarLeituraDaMatriz(decididas)(celula)
  const chave = chaveDaCelula(celula)
  const nova = new Map(rascunho)
  const agora = valorNoRascunho(rascunho, celula, pode)
  const daFabrica = definicaoDaAcao(celula.acao).padrao.includes(celula.tipo)
  const autorizado = !agora === daFabrica ? null : !agora
  const volta = decisao === autorizado || (decisao !== null && !agora === pode)
  if (volta) nova.delete(chave)
  else nova.set(chave, { ...celula, autorizado, versao: rascunho.get(chave)?.versao ?? versao })
  return nova
}

/** What would hold there. */
export function valorNoRascunho(rascunho: Rascunho, celula: Celula, pode: boolean): boolean {
  const mudada = rascunho.get(chaveDaCelula(celula))
  return mudada ? (mudada.autorizado ?? definicaoDaAcao(celula.acao).padrao.includes(celula.tipo)) : pode
}

/** Everything as it is shipped. */
export const voltarAFabrica = (decididas: PermissoesDoNegocio['decididas']): Rascunho =>
  new Map(
    decididas
      .filter((celula) => celula.autorizado !== null && porQueEFixa(celula) === null)
      .map((celula) => [chaveDaCelula(celula), { ...celula, autorizado: null }]),
  )

/** After somebody else was faster and the person looked again. */
export function comAsVersoesDe(rascunho: Rascunho, decididas: PermissoesDoNegocio['decididas']): Rascunho {
  const ler = criarLeituraDaMatriz(decididas)
  return new Map([...rascunho].map(([chave, celula]) => [chave, { ...celula, versao: ler(celula).versao }]))
}

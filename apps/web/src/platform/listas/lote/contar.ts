import { plural } from '@balcao/dominio/formatos/contagem'
import type { NomesDaLista } from '../descricao.ts'

/** The participle is the first word: 'tirado do ar'. */
const concordar = ({ genero }: NomesDaLista, quantos: number, participio: string) =>
  participio.replace(/^(\S+)o\b/, `$1${genero}${quantos === 1 ? '' : 's'}`)

/** '1 ticket arquivado', '12 coletas escolhidas' */
export const contar = (nomes: NomesDaLista, quantos: number, participio: string) =>
  `${plural(quantos, nomes.um, nomes.varios)} ${concordar(nomes, quantos, participio)}`

/** 'foi arquivado', 'não foram arquivadas' */
export const passiva = (nomes: NomesDaLista, quantos: number, participio: string, negada = false) =>
  `${negada ? 'não ' : ''}${quantos === 1 ? 'foi' : 'foram'} ${concordar(nomes, quantos, participio)}`

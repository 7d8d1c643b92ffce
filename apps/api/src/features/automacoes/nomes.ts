import type { AcaoDaAutomacao, Nomes } from '@balcao/dominio/automacoes/acoes'
import type { Executor } from '../../platform/banco/conexao.ts'
import { nomesDasEtiquetas, nomesDasPessoas, nomesDasRespostas, nomesDosSetores } from './queries-opcoes.ts'

type Nomeado = { id: number; nome: string }

const mapa = (linhas: readonly Nomeado[]) => new Map(linhas.map(({ id, nome }) => [id, nome]))

const distintos = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))]

/** How whatever these steps name is called, each list in one go. */
export async function nomesDasAcoes(banco: Executor, acoes: readonly AcaoDaAutomacao[]): Promise<Nomes> {
  const quem = distintos(acoes.flatMap(({ operador, pessoas }) => [operador, ...pessoas]))
  const pessoas = await nomesDasPessoas(banco, quem)
  const setores = await nomesDosSetores(banco, distintos(acoes.map(({ setor }) => setor)))
  const respostas = await nomesDasRespostas(banco, distintos(acoes.map(({ resposta }) => resposta)))
  const etiquetas = await nomesDasEtiquetas(banco, distintos(acoes.map(({ etiqueta }) => etiqueta)))
  return {
    pessoas: mapa(pessoas),
    setores: mapa(setores),
    respostas: mapa(respostas),
    etiquetas: mapa(etiquetas),
  }
}
